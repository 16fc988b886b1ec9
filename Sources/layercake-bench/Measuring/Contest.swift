/// Several ways to do the same work, timed in turns so that a busy moment hits all of them.
///
/// The best round counts: whatever else the machine does only ever makes a round slower.
struct Contest {
  /// What one contestant does in a round: the work, `count` times over. Its result depends on all of
  /// the work, so that the compiler can't leave any out, and is the same for every contestant.
  typealias Work = (_ count: Int) -> Int

  private let count: Int
  private let rounds: Int
  private var contestants: [(work: Work, afterwards: () -> Void)] = []

  /// Announces a contest of `rounds` rounds, and one more for warming up, in each of which a contestant
  /// does the work `count` times.
  init(count: Int, rounds: Int) {
    self.count = count
    self.rounds = rounds
  }

  /// Adds a contestant, who may tidy up after each round, untimed.
  mutating func add(_ work: @escaping Work, afterwards: @escaping () -> Void = {}) {
    contestants.append((work, afterwards))
  }

  /// Holds the contest; gives the nanoseconds that doing the work once took each contestant in its best
  /// round.
  func best() -> [Double] {
    var best = contestants.map { _ in Double.infinity }
    for round in 0...rounds {
      var results: Set<Int> = []
      for (index, contestant) in contestants.enumerated() {
        let time = Stopwatch.nanoseconds { results.insert(contestant.work(count)) }
        contestant.afterwards()
        if round > 0 { best[index] = min(best[index], time / Double(count)) }
      }
      precondition(results.count == 1, "the contestants don't do the same work")
    }
    return best
  }
}

enum Stopwatch {
  /// How many nanoseconds something takes.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }

  /// The best of several times, in nanoseconds.
  static func best(of runs: Int, _ body: () -> Void) -> Double {
    (0..<runs).map { _ in nanoseconds(body) }.min() ?? 0
  }
}
