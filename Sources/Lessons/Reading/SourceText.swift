/// A file's text in lines, as CommonMark counts them (0.29, section 2.1): they end with a line feed,
/// a carriage return, or both. A byte order mark is no part of the first line.
struct SourceText {
  /// The lines without their ends. A NUL is a replacement character (CommonMark 0.29, section 2.3).
  var lines: [String]

  init(_ text: String) {
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var lines: [String] = []
    var start = 0
    var index = 0
    func line(to end: Int) -> String {
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      return bytes[start..<end].contains(0)
        ? String(String.UnicodeScalarView(line.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
        : line
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D {
        lines.append(line(to: index))
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    if start < bytes.count { lines.append(line(to: bytes.count)) }
    self.lines = lines
  }

  /// The place of a byte.
  ///
  /// - Parameters:
  ///   - offset: UTF-8 bytes in the line from 0.
  ///   - line: The line, from 1.
  /// - Returns: The place in characters.
  func place(ofByte offset: Int, inLine line: Int) -> SourcePlace {
    let text = lines.indices.contains(line - 1) ? lines[line - 1] : ""
    let before = String(decoding: text.utf8.prefix(max(0, offset)), as: UTF8.self)
    return SourcePlace(line: line, column: before.count + 1)
  }

  /// What a line says without the blanks around it, and where that begins.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - offset: UTF-8 bytes to leave out at the start.
  /// - Returns: The words; an empty text at the line's end if there are none.
  func trimmed(line: Int, from offset: Int = 0) -> LessonLine {
    let bytes = Array(lines[line - 1].utf8)
    var start = min(max(0, offset), bytes.count)
    var end = bytes.count
    while start < end, Self.isBlank(bytes[start]) { start += 1 }
    while end > start, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return LessonLine(
      String(decoding: bytes[start..<end], as: UTF8.self), at: place(ofByte: start, inLine: line))
  }

  /// Whether a byte is a space or another blank of ASCII.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
