// Demonstrates how effects are composed: the child's are carried out by
// the child's, and what comes of them is sent as an action of the parent.

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
    // To take the place of what was awaited is all that it does.
    case .cancelSettings: break
    }
  }
}
