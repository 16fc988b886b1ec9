// Demonstrates why a Store needs few mocks: every view is told a state,
// so one stands in for all. It notes each line that wasn't there before.

import Features
import LayerTracing

@Layer(.view)
final class ViewMock<State: Equatable> {
  private(set) var recorded: [String] = []
  private var shown: [String] = []
  private var subscription: Disposable?
  private let lines: (State) -> [String?]

  init(_ lines: @escaping (State) -> [String?]) {
    self.lines = lines
  }

  func subscribe<Action>(to store: any Store<State, Action>) {
    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
  }

  private func render(_ state: State) {
    let lines = lines(state).compactMap(\.self)
    recorded += lines.filter { !shown.contains($0) }
    shown = lines
  }
}
