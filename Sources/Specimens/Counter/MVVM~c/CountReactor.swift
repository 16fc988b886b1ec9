// The view model of the counter, built in MVVM as a reactor.

import Features
import LayerTracing

@Layer(.viewModel)
final class CountReactor: Reactor {
  enum Action {
    case increase
    case decrease
  }

  enum Mutation {
    case add(Int)
  }

  struct State {
    var number = 0
  }

  let state = BehaviorRelay(State())
  private let actions = Observers<Action>()
  private var reaction: Disposable?

  init() {
    reaction = react(to: actions.stream)
  }

  func bind(
    _ stateHandler: @escaping (_ state: State) -> Void
  ) -> Disposable {
    state.stream.bind(stateHandler)
  }

  func action(_ action: Action) {
    actions.notify(action)
  }

  func mutate(action: Action) -> [Mutation] {
    switch action {
    case .increase: return [.add(1)]
    case .decrease:
      state.accept(State(number: state.value.number - 1))
      return []
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case .add(let amount): newState.number += amount
    }
    return newState
  }
}
