/// The bytes of a line that arrives in parts, no more of them than may be delivered.
struct LongLine {
  private var bytes: [UInt8] = []
  private var hasMore = false

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a part, as much of it as there is room for.
  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    if part.isEmpty { return }
    // One byte above the limit, for a carriage return that belongs to the line end.
    let room = PlainLineSource.longestLine + 1 - bytes.count
    bytes.append(contentsOf: part.prefix(room))
    if part.count > room { hasMore = true }
  }

  /// The line as text, after which there is none.
  mutating func take() -> (text: String, error: LineError?) {
    if !hasMore, bytes.last == 0x0D { bytes.removeLast() }
    let wasCut = bytes.count > PlainLineSource.longestLine
    if wasCut {
      bytes.removeSubrange(PlainLineSource.longestLine...)
      dropPartialScalar()
    }
    let (text, isText) = PlainLineSource.text(of: bytes)
    self = LongLine()
    return (text, wasCut ? .tooLong : isText ? nil : .notText)
  }

  /// Takes away a scalar that the cut divided; it would be repaired into a character never sent.
  private mutating func dropPartialScalar() {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      let needed =
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
      if needed > length { bytes.removeLast(length) }
      if !(0x80...0xBF).contains(byte) { return }
    }
  }
}
