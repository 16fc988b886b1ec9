// Demonstrates a ViewModel with one way in and one way out: an action
// goes in, and is mutated and reduced to the state that comes out.
// ReactorKit makes the state from an `initialState`, and its `action` is
// a subject to which the View is bound; here the View calls a method.

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
    case .increase: [.add(1)]
    case .decrease: [.add(-1)]
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
