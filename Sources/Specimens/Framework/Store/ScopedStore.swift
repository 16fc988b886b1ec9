// Demonstrates a scope: a child's view is handed a part of its parent's
// store, as if that were a store of its own. It keeps no state, because
// there is one truth. Source: github.com/pointfreeco/
// swift-composable-architecture, Store.scope.

import Features
import LayerTracing

/// A part of another store.
@Layer(.store)
final class ScopedStore<
  State: Equatable, Action, ParentState: Equatable, ParentAction
>: Store {
  private let parent: any Store<ParentState, ParentAction>
  private let part: (ParentState) -> State?
  private let action: (Action) -> ParentAction
  /// What is left to show when the part has gone.
  private var last: State

  /// Makes a scope; nil if the parent hasn't such a part now.
  init?(
    of parent: any Store<ParentState, ParentAction>,
    _ part: @escaping (ParentState) -> State?,
    _ action: @escaping (Action) -> ParentAction
  ) {
    guard let first = part(parent.state) else { return nil }
    self.parent = parent
    self.part = part
    self.action = action
    last = first
  }

  /// The part as it is; when it has gone, as it was.
  var state: State {
    if let state = part(parent.state) { last = state }
    return last
  }

  func send(_ action: Action) {
    parent.send(self.action(action))
  }

  func subscribe(
    _ render: @escaping (_ state: State) -> Void
  ) -> Disposable {
    var rendered: State?
    return parent.subscribe { [weak self, part] state in
      guard let state = part(state), state != rendered else { return }
      rendered = state
      self?.last = state
      render(state)
    }
  }
}
