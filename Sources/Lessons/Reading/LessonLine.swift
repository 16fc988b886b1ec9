import Queries

/// A line of a lesson block, or a value of its front matter, without the blanks around it.
public struct LessonLine: Hashable, Sendable {
  /// What it says.
  public let text: String
  /// Where its first character stands in the file, not counting those that are only typed.
  public let place: SourcePlace
  /// How many bytes at its start don't stand in the file, and are only typed, such as `fire `.
  private let lead: Int

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - text: What stands in the file.
  ///   - place: Where.
  ///   - lead: What is typed before it, which doesn't stand there: `fire `.
  public init(_ text: String, at place: SourcePlace, behind lead: String = "") {
    self.text = lead + text
    self.place = place
    self.lead = lead.utf8.count
  }

  /// The place in the file of a byte of this line, from 0; what lies beyond the line is its end.
  func place(ofByte offset: Int) -> SourcePlace {
    let bytes = text.utf8.dropFirst(lead).prefix(max(0, offset - lead))
    let before = String(decoding: bytes, as: UTF8.self)
    return SourcePlace(line: place.line, column: place.column + before.count)
  }

  /// A part of this line, by its UTF-8 bytes from 0, in its place.
  func part(_ bytes: Range<Int>) -> LessonLine {
    LessonLine(Cursor(text).text(bytes), at: place(ofByte: bytes.lowerBound))
  }

  /// The rest of this line, from a UTF-8 byte on, in its place and without the blanks around it; an
  /// empty text at the line's end if there is none.
  func trimmed(from offset: Int = 0) -> LessonLine {
    let cursor = Cursor(text)
    return part(cursor.trimmed(min(max(0, offset), cursor.bytes.count)..<cursor.bytes.count))
  }

  /// What stands before and behind two colons with blanks around them; all of it and nothing if there are
  /// none.
  var halves: (first: String, second: String) {
    var cursor = Cursor(text)
    while cursor.skipBlanks() != nil {
      let word = cursor.takeWord()
      if cursor.text(word) == "::" {
        let first = cursor.text(cursor.trimmed(0..<word.lowerBound))
        return (first, trimmed(from: word.upperBound).text)
      }
    }
    return (text, "")
  }
}

/// A place in a file.
public struct SourcePlace: Hashable, Comparable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column, in characters from 1; a tab is one.
  public let column: Int

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Where a file begins.
  public static let start = SourcePlace(line: 1, column: 1)

  /// Whether one place comes before another.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
