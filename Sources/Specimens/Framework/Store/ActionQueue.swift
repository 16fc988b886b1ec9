// Demonstrates why a store has a queue: if a subscriber sends while it is
// told a state, those behind it would be told the newer state first, and
// then this one. Source: github.com/pointfreeco/
// swift-composable-architecture, whose store keeps such actions, too.

/// Has actions handled one at a time, in the order in which they came.
final class ActionQueue<Action> {
  /// Handles one; set by the store that owns the queue.
  var handle: (Action) -> Void = { _ in }
  private var actions: [Action] = []
  private var isBusy = false

  /// Has an action handled: now, or after those that came before it.
  func add(_ action: Action) {
    actions.append(action)
    hold {}
  }

  /// Has what is added during `body` handled after it.
  func hold(during body: () -> Void) {
    guard !isBusy else { return body() }
    isBusy = true
    defer { isBusy = false }
    body()
    while !actions.isEmpty { handle(actions.removeFirst()) }
  }
}
