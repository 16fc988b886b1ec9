// What carries out the main screen's effects, built on a store.

import LayerTracing

@Layer(.effect)
struct MainEffects: Effects {
  let account: AccountEffects

  func run(
    _ effect: MainEffect,
    send: @escaping (_ action: MainAction) -> Void
  ) {
    switch effect {
    case .account(let effect):
      account.run(effect) { action in send(.account(action)) }
    }
  }
}
