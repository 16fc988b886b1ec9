/// The state as it was when a step of a lesson began.
///
/// What a learner takes back or looks at is in the step, as a rule: to do all of a long session again for
/// that would take seconds. Nothing is kept in it but what was done; its layers come to life in a copy.
struct Checkpoint {
  /// The actions that led to it.
  private let actions: [Action]
  private let kept: State

  /// How many actions led to it.
  var count: Int { actions.count }

  /// Keeps a state with the actions that led to it; nil if it can't be copied.
  init?(of state: State, after actions: [Action]) {
    guard let kept = state.copy() else { return nil }
    (self.actions, self.kept) = (actions, kept)
  }

  /// A state like it, to go on with; nil if the actions that are to lead to where it goes on to don't
  /// begin with those that led to this one.
  func state(for others: some Sequence<Action>) -> State? {
    others.starts(with: actions) ? kept.copy(of: self) : nil
  }
}
