/// An order that looks random and is always the same for a number: the learner's own, which the log keeps.
public enum Shuffle {
  /// Shuffles places, from 0, by the learner's number and by what is shuffled, so that two questions of
  /// a lesson aren't shuffled alike; never all in their own order if there are two or more.
  public static func places(_ count: Int, seed: Int, for id: String) -> [Int] {
    var state = UInt64(bitPattern: Int64(seed))
    for byte in id.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var places = Array(0..<max(0, count))
    for last in stride(from: places.count - 1, to: 0, by: -1) {
      places.swapAt(last, Int(next(&state) % UInt64(last + 1)))
    }
    // As it was, it would give an order away.
    if places.count > 1, places == Array(0..<count) { places.append(places.removeFirst()) }
    return places
  }

  /// SplitMix64 (Steele, Lea and Flood, 2014).
  private static func next(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
