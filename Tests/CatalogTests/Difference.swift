/// One place where the recorder and the log by hand disagree.
enum Difference: Equatable, CustomStringConvertible {
  /// Logged by hand, not recorded.
  case missing(Logged)
  /// Recorded, not logged by hand.
  case invented(Logged)
  /// Both in the other order.
  case swapped(Logged, Logged)
  /// Recorded otherwise.
  case changed(Logged, recorded: Logged)

  var description: String {
    switch self {
    case .missing(let logged): "missing: \(logged)"
    case .invented(let logged): "invented: \(logged)"
    case .swapped(let first, let second): "swapped: \(first), and \(second)"
    case .changed(let logged, let recorded): "changed: \(logged), recorded as \(recorded)"
    }
  }

  /// Compares message by message, and finds its feet again after a difference.
  static func all(byHand: [Logged], recorded: [Logged]) -> [Difference] {
    var result: [Difference] = []
    var (hand, trace) = (byHand[...], recorded[...])
    while let expected = hand.first, let actual = trace.first {
      defer {
        hand = hand.dropFirst()
        trace = trace.dropFirst()
      }
      if expected == actual { continue }
      let (nextHand, nextTrace) = (hand.dropFirst().first, trace.dropFirst().first)
      if expected == nextTrace, nextHand == actual {
        result.append(.swapped(expected, actual))
        hand = hand.dropFirst()
        trace = trace.dropFirst()
      } else if nextHand == actual {
        result.append(.missing(expected))
        hand = hand.dropFirst()
      } else if nextTrace == expected {
        result.append(.invented(actual))
        trace = trace.dropFirst()
      } else {
        result.append(.changed(expected, recorded: actual))
      }
    }
    return result + hand.map { .missing($0) } + trace.map { .invented($0) }
  }
}
