import Platform

/// Spoils texts as an unlucky editor, disk or person would.
public struct Mutator {
  private let pieces: [[UInt8]]
  private var random: SeededGenerator

  /// Makes a mutator.
  ///
  /// - Parameters:
  ///   - pieces: What is put in beside bytes of any value.
  ///   - seed: What makes it do the same again.
  public init(pieces: [String], seed: UInt64) {
    self.pieces = pieces.map { Array($0.utf8) }
    random = SeededGenerator(seed: seed)
  }

  /// Numbers that nobody counts to, around the places where counting goes wrong.
  public static let hostileNumbers = [
    "-9223372036854775808", "-1", "0", "2147483647", "2147483648", "4294967295", "4294967296",
    "9007199254740992", "9007199254740993", "9223372036854775806", "9223372036854775807",
    "9223372036854775808", "18446744073709551616", "1e400",
  ]

  /// A text with one of its numbers made each hostile one in turn, for each of its numbers.
  public static func withHostileNumbers(_ text: String) -> [String] {
    text.ranges(of: #/[0-9]+/#).flatMap { place in
      hostileNumbers.map { text.replacingCharacters(in: place, with: $0) }
    }
  }

  /// Whether what takes minutes is tried, too: `LAYERCAKE_FUZZ` is set.
  public static var isThorough: Bool { getenv("LAYERCAKE_FUZZ") != nil }

  /// How many texts a fuzz target tries: `LAYERCAKE_FUZZ`, or fewer where that isn't set.
  public static func count(orElse few: Int) -> Int {
    getenv("LAYERCAKE_FUZZ").flatMap { Int(String(cString: $0)) } ?? few
  }

  /// A text with one to six faults in it.
  ///
  /// - Parameter text: The text.
  /// - Returns: Any bytes, taken as UTF-8.
  public mutating func spoil(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) { spoil(&bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func spoil(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...40, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
    case 3: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
    case 4: bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
    case 5: bytes.removeSubrange(start...)
    case 6:
      // A number becomes one that nobody counts to.
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      guard let first = bytes[start...].firstIndex(where: digits.contains) else { return }
      let last = bytes[first...].firstIndex { !digits.contains($0) } ?? bytes.endIndex
      let number = Mutator.hostileNumbers.randomElement(using: &random) ?? "0"
      bytes.replaceSubrange(first..<last, with: number.utf8)
    default:
      // Lines change places.
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      guard let one = lines.indices.randomElement(using: &random),
        let other = lines.indices.randomElement(using: &random)
      else { return }
      lines.swapAt(one, other)
      bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
