import Queries

/// A file's text in lines, as CommonMark counts them (0.29, section 2.1): they end with a line feed,
/// a carriage return, or both. A byte order mark is no part of the first line.
struct SourceText {
  /// The lines without their ends. A NUL is a replacement character (CommonMark 0.29, section 2.3).
  var lines: [String] = []

  init(_ text: String) {
    var cursor = Cursor(text)
    _ = cursor.accept("\u{FEFF}")
    while cursor.next != nil {
      let line = cursor.text(cursor.take { $0 != 0x0A && $0 != 0x0D })
      lines.append(line.utf8.contains(0) ? line.replacing("\0", with: "\u{FFFD}") : line)
      _ = cursor.accept("\r\n") || cursor.accept("\r") || cursor.accept("\n")
    }
  }

  /// A line with its place, blanks included; an empty one where there is none.
  ///
  /// - Parameter number: The line, from 1.
  subscript(number: Int) -> LessonLine {
    LessonLine(
      lines.indices.contains(number - 1) ? lines[number - 1] : "",
      at: SourcePlace(line: number, column: 1))
  }
}
