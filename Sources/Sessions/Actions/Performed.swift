/// What came of an action, for reports.
public struct Performed {
  /// What came of it.
  public let outcome: Outcome
  /// Whether anything changed: if not, it is no action.
  public let isChange: Bool
  /// What it means for what the learner is asked.
  public internal(set) var news: News
  /// What the learner's own code printed.
  public let printed: String
  /// What lay ahead and was dropped; nil if nothing was.
  public internal(set) var dropped: Future?
  /// How watched values have changed, up to where the session stopped.
  public internal(set) var changes: [Watchpoints.Change] = []
  /// Whether the lesson was finished with it.
  public internal(set) var endsLesson = false
}

/// The events and notes that lie ahead, or did.
public struct Future: Equatable {
  /// The numbers of the events.
  public let events: ClosedRange<Int>
  /// How many notes are among the actions.
  public let notes: Int
}
