import Languages

/// Why one can't go through time.
nonisolated extension Refusal {
  /// Ctrl-C was pressed while it was done.
  package static let interrupted = Refusal("error.interrupted")
  /// The session isn't stopped in an event.
  static let notStopped = Refusal("error.not-stopped")

  /// No event lies behind; `isInPast` if some lie ahead.
  static func nothingBehind(isInPast: Bool) -> Refusal {
    Refusal(
      "error.nothing-behind",
      accepted: LocalizedText(isInPast ? "error.to-go-forward" : "error.to-fire-one"))
  }

  /// Nothing lies ahead; `hasEvents` if some lie behind.
  static func nothingAhead(hasEvents: Bool) -> Refusal {
    Refusal(
      "error.nothing-ahead",
      accepted: LocalizedText(hasEvents ? "error.to-go-back" : "error.to-fire"))
  }

  /// Why the actions of a session are done again, and the key of what is said if they can't.
  enum Repetition: String {
    /// To take the newest one back.
    case undo = "error.cannot-undo"
    /// To go elsewhere in time.
    case travel = "error.cannot-travel"
    /// To compare.
    case replay = "error.cannot-replay"
  }

  /// What was done can't be done again, because of this.
  static func cannotRepeat(_ repetition: Repetition, _ reason: Refusal) -> Refusal {
    var refusal = Refusal(repetition.rawValue, reason.message)
    refusal.accepted = reason.accepted
    return refusal
  }
}
