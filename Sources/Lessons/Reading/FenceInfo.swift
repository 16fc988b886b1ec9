import Queries

/// The words behind a fence: `expect for=t1`.
///
/// ```
/// info  = word {key "=" value}
/// value = bare | "'" … "'" | '"' … '"'
/// ```
struct FenceInfo {
  struct Attribute {
    let key: LessonLine
    let value: LessonLine
  }

  /// The first word; an empty text if there is none.
  let word: LessonLine
  /// What follows it and has the form of an attribute.
  private(set) var attributes: [Attribute] = []
  /// What follows it and has not.
  private(set) var others: [LessonLine] = []

  /// Splits the words.
  init(_ info: LessonLine) {
    var cursor = Cursor(info.text)
    word = info.part(cursor.takeWord())
    while cursor.skipBlanks() != nil {
      let key = cursor.take { !Cursor.isBlank($0) && $0 != UInt8(ascii: "=") }
      if !key.isEmpty, cursor.accept("=") {
        let value = Self.takeValue(&cursor)
        attributes.append(Attribute(key: info.part(key), value: info.part(value)))
      } else {
        others.append(info.part(key.lowerBound..<cursor.takeWord().upperBound))
      }
    }
  }

  /// Goes past a value, and tells where it stands without its quotes.
  private static func takeValue(_ cursor: inout Cursor) -> Range<Int> {
    let start = cursor.position
    if let quote = cursor.next, cursor.accept("\"") || cursor.accept("'") {
      let inner = cursor.take { $0 != quote }
      if cursor.next == quote, cursor.isBlank(at: inner.upperBound + 1) {
        cursor.position += 1
        return inner
      }
      cursor.position = start
    }
    return cursor.takeWord()
  }

  /// Whether this is a lesson's block, or was meant to be one.
  var claim: FenceClaim? {
    if word.text.isEmpty { return nil }
    if let ours = FenceWord(rawValue: word.text) { return .ours(ours) }
    let near = FenceWord.near(word.text)
    let isMarked = attributes.contains { FenceWord.allAttributes.contains($0.key.text) }
    return near != nil || isMarked ? .misspelt(near: near) : nil
  }
}

/// What a fence's first word says.
enum FenceClaim {
  /// It is a lesson's.
  case ours(FenceWord)
  /// It is none, but close to one, or has attributes that only ours have.
  case misspelt(near: FenceWord?)
}
