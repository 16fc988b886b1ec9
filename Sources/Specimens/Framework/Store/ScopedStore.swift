// Demonstrates a scope: a child's view is handed a part of its parent's
// store, as if that were a store of its own. The truth is the parent's;
// it keeps only the last part, for a view that is still leaving. Source:
// github.com/pointfreeco/swift-composable-architecture, Store.scope.

import Features
import LayerTracing

/// A part of another store.
@Layer(.store)
final class ScopedStore<
  State: Equatable, Action, ParentState: Equatable, ParentAction
>: Store {
  private let parent: any Store<ParentState, ParentAction>
  private let action: (Action) -> ParentAction
  /// The part; when it has gone, what it was last.
  private let partOrLast: (ParentState) -> State

  /// Makes a scope; nil if the parent hasn't such a part now.
  init?(
    of parent: any Store<ParentState, ParentAction>,
    _ part: @escaping (ParentState) -> State?,
    _ action: @escaping (Action) -> ParentAction
  ) {
    guard let first = part(parent.state) else { return nil }
    self.parent = parent
    self.action = action
    var last = first
    partOrLast = { state in
      last = part(state) ?? last
      return last
    }
  }

  var state: State { partOrLast(parent.state) }

  func send(_ action: Action) {
    parent.send(self.action(action))
  }

  func subscribe(
    _ render: @escaping (_ state: State) -> Void
  ) -> Disposable {
    var last: State?
    return parent.subscribe { [partOrLast] state in
      let state = partOrLast(state)
      guard state != last else { return }
      last = state
      render(state)
    }
  }
}
