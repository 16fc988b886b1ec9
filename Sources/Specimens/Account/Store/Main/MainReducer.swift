// Demonstrates how reducers are composed: the parent's runs the child's
// on its part of the state, and looks at what has become of it.

import LayerTracing

@Layer(.reducer)
struct MainReducer: Reducer {
  private let account = AccountReducer()

  func reduce(
    into state: inout MainState, action: MainAction
  ) -> MainEffect? {
    switch action {
    case .account(let action):
      // An answer may come when the account has been left.
      guard var child = state.account else { return nil }
      let effect = account.reduce(into: &child, action: action)
      state.account = child.isFinished ? nil : child
      return effect.map(MainEffect.account)
    }
  }
}
