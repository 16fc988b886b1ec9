/// The words behind a fence: `expect for=t1`.
///
/// ```
/// info  = word {key "=" value}
/// value = bare | "'" … "'" | '"' … '"'
/// ```
struct FenceInfo {
  /// One attribute.
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
    let bytes = Array(info.text.utf8)
    var position = 0
    func isBlank(_ index: Int) -> Bool { SourceText.isBlank(bytes[index]) }
    func line(_ range: Range<Int>) -> LessonLine {
      LessonLine(
        String(decoding: bytes[range], as: UTF8.self), at: info.place(ofByte: range.lowerBound))
    }
    while position < bytes.count, !isBlank(position) { position += 1 }
    word = line(0..<position)
    while position < bytes.count {
      if isBlank(position) {
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, !isBlank(position), bytes[position] != UInt8(ascii: "=") {
        position += 1
      }
      let key = start..<position
      guard position < bytes.count, bytes[position] == UInt8(ascii: "="), !key.isEmpty else {
        while position < bytes.count, !isBlank(position) { position += 1 }
        others.append(line(start..<position))
        continue
      }
      position += 1
      let value = Self.value(in: bytes, at: &position)
      attributes.append(Attribute(key: line(key), value: line(value)))
    }
  }

  /// Moves past a value, and tells where it stands without its quotes.
  private static func value(in bytes: [UInt8], at position: inout Int) -> Range<Int> {
    let start = position
    if start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'"),
      let close = bytes[(start + 1)...].firstIndex(of: bytes[start]),
      close + 1 == bytes.count || SourceText.isBlank(bytes[close + 1])
    {
      position = close + 1
      return (start + 1)..<close
    }
    while position < bytes.count, !SourceText.isBlank(bytes[position]) { position += 1 }
    return start..<position
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
