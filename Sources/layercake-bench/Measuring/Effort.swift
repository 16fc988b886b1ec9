/// How much trouble to take.
nonisolated struct Effort {
  /// Whether a rough answer will do.
  let isQuick: Bool
  /// The path of the shell's program.
  let layercake: String

  /// How often to do what takes nanoseconds, in one round.
  var calls: Int { isQuick ? 200_000 : 2_000_000 }
  /// How many rounds to take the best of.
  var rounds: Int { isQuick ? 5 : 15 }
  /// How many events a script fires.
  var scriptEvents: Int { isQuick ? 100_000 : 1_000_000 }
  /// How many times to run a script or another long thing.
  var runs: Int { isQuick ? 1 : 3 }
}
