// Demonstrates why a store has a queue: if a subscriber sends while it is
// told a state, those behind it would be told the newer state first, and
// then this one. Source: github.com/pointfreeco/
// swift-composable-architecture, whose store keeps such actions, too.

/// Has actions handled one at a time, in the order in which they came.
final class ActionQueue<Action> {
  private var actions: [Action] = []
  private var isHandling = false

  /// Has an action handled, and then those that came meanwhile; or keeps
  /// it, if one is being handled.
  func add(_ action: Action, handle: (Action) -> Void) {
    actions.append(action)
    guard !isHandling else { return }
    isHandling = true
    defer { isHandling = false }
    while !actions.isEmpty { handle(actions.removeFirst()) }
  }
}
