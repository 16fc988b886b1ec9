/// A number for a list of texts, which changes if any text does: FNV-1a, 64 bits.
///
/// It reveals accidental changes. It doesn't protect against a person who wants to deceive.
public struct Checksum: Hashable, Sendable, CustomStringConvertible {
  /// The number.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number of no text.
  public init() {}

  /// The number of some texts.
  public init(of texts: some Sequence<String>) { for text in texts { add(text) } }

  /// Adds a text.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ 0xFF) &* 0x100_0000_01B3
  }

  /// The number in hexadecimal.
  public var description: String { String(value, radix: 16) }

  /// Its last digits, at most eight: what one text among a few is known by.
  package var short: String { String(description.suffix(8)) }
}

extension Lesson {
  /// A number for what the lesson asks, the same in every language.
  public var fingerprint: String { "\(Checksum(of: steps.map(\.fingerprint)))" }
}
