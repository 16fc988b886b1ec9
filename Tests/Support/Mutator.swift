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
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
    case 3: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
    case 4: bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
    case 5: bytes.removeSubrange(start...)
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
