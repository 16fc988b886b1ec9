/// A file's text in lines, as CommonMark counts them (0.29, section 2.1): they end with a line feed,
/// a carriage return, or both. A byte order mark is no part of the first line.
struct SourceText {
  /// The lines without their ends. A NUL is a replacement character (CommonMark 0.29, section 2.3).
  var lines: [String] = []

  /// Whether a line has `]:` in it, as an address of links does.
  private let mayHaveReferences: Bool

  init(_ text: String) {
    var text = text
    var lines: [String] = []
    var mayHaveReferences = false
    text.withUTF8 { bytes in
      var start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        let line = bytes[start..<end]
        let text = String(decoding: line, as: UTF8.self)
        lines.append(line.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text)
        mayHaveReferences = mayHaveReferences || SourceText.hasReference(line)
        let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
        start = end + (isPair ? 2 : 1)
      }
    }
    (self.lines, self.mayHaveReferences) = (lines, mayHaveReferences)
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
    guard mayHaveReferences else { return nil }
    // The address may stand on the line below.
    let references = lines.indices.filter {
      SourceText.hasReference(lines[$0].utf8) || $0 > 0 && lines[$0 - 1].hasSuffix("]:")
    }
    let links = lines.reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "[") } }
    guard let longest = references.max(by: { lines[$0].utf8.count < lines[$1].utf8.count }),
      lines[longest].utf8.count * links > SourceText.mostGrown
    else { return nil }
    return longest + 1
  }

  /// Whether a line's bytes have `]:` among them.
  private static func hasReference(_ line: some Collection<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in line {
      if byte == UInt8(ascii: ":"), before == UInt8(ascii: "]") { return true }
      before = byte
    }
    return false
  }
}
