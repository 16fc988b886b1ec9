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

  /// A line, by its number from 1, with its place, blanks included; an empty one where there is none.
  subscript(number: Int) -> LessonLine {
    LessonLine(
      lines.indices.contains(number - 1) ? lines[number - 1] : "",
      at: SourcePlace(line: number, column: 1))
  }

  /// What links may make of a text at the most, in bytes.
  static let mostGrown = 1 << 20

  /// The line of the longest link address, if the text would grow too much with each bracket a link
  /// to it; else nil. 10,000 links to an address of 20,000 characters take 200 MB.
  var growingLine: Int? {
    // The address may stand on the line below.
    let references = lines.indices.filter {
      SourceText.hasReference(lines[$0]) || $0 > 0 && lines[$0 - 1].hasSuffix("]:")
    }
    let links = lines.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "[") } }
    guard let longest = references.max(by: { lines[$0].utf8.count < lines[$1].utf8.count }),
      lines[longest].utf8.count * links > SourceText.mostGrown
    else { return nil }
    return longest + 1
  }

  /// Whether a line has `]:` in it, by its bytes.
  private static func hasReference(_ line: some StringProtocol) -> Bool {
    zip(line.utf8, line.utf8.dropFirst()).contains {
      $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: ":")
    }
  }
}
