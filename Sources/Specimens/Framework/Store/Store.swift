// Demonstrates what a view knows of a Store: it sends what has happened,
// and is told the state. There is no third way.
// Source: redux.js.org, where `send` is called `dispatch`.

import Features

/// A state that nothing but actions change.
protocol Store<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action

  /// The state as it is now, for reading.
  var state: State { get }

  /// Says what has happened.
  func send(_ action: Action)

  /// Renders the state now, and each time that it has changed, for as
  /// long as the result is kept.
  func subscribe(
    _ render: @escaping (_ state: State) -> Void
  ) -> Disposable
}
