/// Text that goes into the line in one piece.
extension KeyReader {
  /// A run of characters without keys among them that is long, or pasted; nil if there is none.
  ///
  /// A terminal hands over 4 KB at a time, and the editor draws the whole line after each piece: what is
  /// still coming is waited for, and goes in at once.
  mutating func takeRun() -> String? {
    var length = 0
    repeat {
      while first + length < bytes.count, isText(bytes[first + length]) { length += 1 }
    } while first + length == bytes.count && length >= KeyReader.flood
      && wait(KeyReader.floodPatience) && first + length <= bytes.count
    // An interrupt drops what was typed before it.
    var end = min(first + length, bytes.count)
    // The last character may not be whole yet.
    if end == bytes.count { end = wholeEnd(before: end) }
    // Where a paste may end, its end has to be seen first.
    guard end > first, isPasting || end - first >= KeyReader.longRun else { return nil }
    defer { drop(to: end) }
    let run = String(decoding: bytes[first..<end], as: UTF8.self)
    return isPasting ? run.replacing("\t", with: " ") : run
  }

  /// Whether a pasted byte is left out: it would be a key, and is no line's end.
  func isDropped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0x09: false
    case 0x03: first + 1 < bytes.count
    case 0..<0x20, 0x7F: true
    default: false
    }
  }

  /// Whether a byte is put in as it is: a tab is no key where it is pasted.
  private func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || isPasting && byte == 0x09
  }

  /// The end of the last whole character at or before `end`.
  private func wholeEnd(before end: Int) -> Int {
    var start = end
    while start > first, end - start < 4 {
      start -= 1
      let length = KeyReader.length(bytes[start])
      if length > 0 { return start + length <= end ? end : start }
    }
    return end
  }

  /// How many bytes a character takes that begins so; 0 for a byte that begins none.
  static func length(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }
}
