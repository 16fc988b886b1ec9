// Demonstrates the one place that writes: the store has its reducer make
// the next state, tells whoever subscribed, and then has the effect
// carried out. What comes of that goes the same way round.

import Features
import LayerTracing

/// A store with a state of its own.
@Layer(.store)
final class RootStore<Logic: Reducer>: Store
where Logic.State: Equatable {
  private(set) var state: Logic.State {
    didSet { observers.notify(state) }
  }

  private let reducer: Logic
  private let effects: any Effects<Logic.Effect, Logic.Action>
  private let observers = Observers<Logic.State>()
  private let inFlight = EffectsInFlight()
  private let queue = ActionQueue<Logic.Action>()

  init(
    state: Logic.State, reducer: Logic,
    effects: any Effects<Logic.Effect, Logic.Action>
  ) {
    self.state = state
    self.reducer = reducer
    self.effects = effects
    queue.handle = { [weak self] action in
      guard let self else { return }
      var next = self.state
      let effect = self.reducer.reduce(into: &next, action: action)
      if next != self.state { self.state = next }
      guard let effect else { return }
      let isAwaited = inFlight.begin(effect)
      self.effects.run(effect) { [weak self] action in
        if isAwaited() { self?.send(action) }
      }
    }
  }

  func send(_ action: Logic.Action) {
    queue.add(action)
  }

  func subscribe(
    _ render: @escaping (_ state: Logic.State) -> Void
  ) -> Disposable {
    let observation = observers.add(render)
    queue.hold { render(state) }
    return observation
  }
}

extension RootStore where Logic.Effect == Never {
  convenience init(state: Logic.State, reducer: Logic) {
    self.init(state: state, reducer: reducer, effects: NoEffects())
  }
}
