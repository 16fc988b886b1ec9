/// A number for a list of texts, another one if any of them is another: FNV-1a, 64 bits.
///
/// It tells an accident from none; it is no proof against a person who wants to deceive.
public struct Checksum: Hashable, Sendable, CustomStringConvertible {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number of no text.
  public init() {}

  /// The number of some texts.
  public init(of texts: some Sequence<String>) { for text in texts { add(text) } }

  /// Adds a text.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01B3
  }

  /// The number.
  var value: UInt64 { hash }

  /// The number in hexadecimal.
  public var description: String { String(hash, radix: 16) }
}

extension Lesson {
  /// A number for what the lesson asks, the same in every language.
  public var fingerprint: String { "\(Checksum(of: steps.map(\.fingerprint)))" }
}
