/// An order that looks random and is always the same for a number: the learner's own, which the log keeps.
public enum Shuffle {
  /// Shuffles places, from 0, by the learner's number and by what is shuffled, so that two questions of
  /// a lesson aren't shuffled alike; never all in their own order if there are two or more.
  public static func places(_ count: Int, seed: Int, for id: String) -> [Int] {
    var state = UInt64(bitPattern: Int64(seed))
    for byte in id.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    var generator = SplitMix64(seed: state)
    var places = Array(0..<max(0, count))
    for last in stride(from: places.count - 1, to: 0, by: -1) {
      places.swapAt(last, Int(generator.next() % UInt64(last + 1)))
    }
    // As it was, it would give an order away.
    if places.count > 1, places == Array(0..<count) { places.append(places.removeFirst()) }
    return places
  }
}
