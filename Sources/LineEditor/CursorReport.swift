/// What a terminal answers when it is asked where its cursor is: `ESC [ row ; column R`, the cursor
/// position report (CPR) of ECMA-48. It comes among the keys.
struct CursorReport {
  /// What was found among the keys.
  enum Finding { case nothing, partial, whole }

  /// Whether the editor has asked and no report has come: a function key may look the same.
  var isAwaited = false
  private var column: Int?

  /// The column that was reported, from 1; nil if none was, or it was taken.
  mutating func takeColumn() -> Int? {
    defer { column = nil }
    return column
  }

  /// Takes the report out of what was typed, after the bytes that were taken; tells whether it was
  /// there, or its beginning at the end.
  mutating func take(from bytes: inout [UInt8], after start: Int) -> Finding {
    guard isAwaited else { return .nothing }
    for place in bytes.indices[start...] where bytes[place] == 0x1B {
      var end = place + 1
      guard end < bytes.count else { return .partial }
      guard bytes[end] == UInt8(ascii: "[") else { continue }
      end += 1
      guard number(in: bytes, at: &end) != nil, end < bytes.count else {
        if end == bytes.count { return .partial }
        continue
      }
      guard bytes[end] == UInt8(ascii: ";") else { continue }
      end += 1
      guard let found = number(in: bytes, at: &end), end < bytes.count else {
        if end == bytes.count { return .partial }
        continue
      }
      guard bytes[end] == UInt8(ascii: "R") else { continue }
      bytes.removeSubrange(place...end)
      (column, isAwaited) = (found, false)
      return .whole
    }
    return .nothing
  }

  /// The number that begins at a place, which moves behind it; no terminal has more than five digits.
  private func number(in bytes: [UInt8], at place: inout Int) -> Int? {
    var value: Int?
    while place < bytes.count, (0x30...0x39).contains(bytes[place]), value ?? 0 < 100_000 {
      value = (value ?? 0) * 10 + Int(bytes[place] - 0x30)
      place += 1
    }
    return value
  }
}
