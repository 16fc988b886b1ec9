/// Numbers that look random and are the same in every run, by SplitMix64
/// (Steele, Lea and Flood, 2014).
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Begins a sequence.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Begins the sequence of a number and an id. Another number or another id begins another
  /// sequence.
  public init(seed: Int, for id: String) {
    var state = UInt64(bitPattern: Int64(seed))
    for byte in id.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.init(seed: state)
  }

  /// A number within bounds.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// The same in another order, which doesn't depend on the standard library's version.
  public mutating func shuffled<Element>(_ all: [Element]) -> [Element] {
    var all = all
    for last in stride(from: all.count - 1, to: 0, by: -1) {
      all.swapAt(last, number(in: 0...last))
    }
    return all
  }
}
