/// A zip archive made entry by entry, also with what no honest program writes. Nothing is compressed.
public struct Zip {
  private var entries: [UInt8] = []
  private var list: [UInt8] = []
  private var count = 0

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: What it holds.
  ///   - mode: What it is, as Unix says it.
  ///   - flags: The first is that of encrypted files.
  ///   - method: How it says that it is compressed.
  ///   - packed: How many bytes of it the list says that there are; nil for the truth.
  ///   - size: How large it says that it is; nil for the truth.
  ///   - checksum: The checksum of what it holds.
  ///   - place: Where the list says that it is; nil for the truth.
  public mutating func add(
    _ name: String, _ text: String = "", mode: Int = 0o100644, flags: Int = 0, method: Int = 0,
    packed: Int? = nil, size: Int? = nil, checksum: Int = 0, at place: Int? = nil
  ) {
    let common =
      Self.number(flags, 2) + Self.number(method, 2) + Self.number(0, 4) + Self.number(checksum, 4)
      + Self.number(packed ?? text.utf8.count, 4) + Self.number(size ?? text.utf8.count, 4)
      + Self.number(name.utf8.count, 2) + Self.number(0, 2)
    list += [0x50, 0x4B, 1, 2, 20, 3, 20, 0] + common + Self.number(0, 6)
    list += Self.number(mode << 16, 4) + Self.number(place ?? entries.count, 4) + Array(name.utf8)
    entries += [0x50, 0x4B, 3, 4, 20, 0] + common + Array(name.utf8) + Array(text.utf8)
    count += 1
  }

  /// The archive with its list and its end.
  public var whole: [UInt8] {
    entries + list + [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.number(count, 2) + Self.number(count, 2)
      + Self.number(list.count, 4) + Self.number(entries.count, 4) + Self.number(0, 2)
  }

  /// Makes an archive without entries.
  public init() {}

  /// The checksum of a text: CRC-32, as zip has it.
  public static func checksum(of text: String) -> Int {
    var value: UInt32 = .max
    for byte in text.utf8 {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~value)
  }

  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
