// Demonstrates the heart of a Store: all that an action changes, in one
// function. A reducer is a value and keeps nothing, so that a test calls
// it and compares; no mock stands in for anyone.
// Source: github.com/pointfreeco/swift-composable-architecture, Reducer;
// there a reducer's effects are values that can run, as here they can't.

/// Makes the next state from a state and an action.
protocol Reducer<State, Action, Effect> {
  /// All that there is to be shown.
  associatedtype State
  /// What has happened, on the screen or far away.
  associatedtype Action
  /// What is to be done outside; `Never` if nothing ever is.
  associatedtype Effect: Cancellable

  /// Changes the state as the action asks for, and says what is to be
  /// done outside. It does nothing itself.
  func reduce(into state: inout State, action: Action) -> Effect?
}

extension Reducer {
  /// Runs a child's reducer on its part of the parent's state, if there
  /// is such a part: an answer may come when the child has gone.
  func ifLet(_ state: inout State?, action: Action) -> Effect? {
    guard var child = state else { return nil }
    let effect = reduce(into: &child, action: action)
    state = child
    return effect
  }
}
