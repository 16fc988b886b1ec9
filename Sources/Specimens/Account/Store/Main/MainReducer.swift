// Demonstrates how reducers are composed: the parent's runs the child's
// on its part of the state, and hears what the child has to say to it.
// None of the child's other actions is its affair.

import LayerTracing

@Layer(.reducer)
struct MainReducer: Reducer {
  private let account = AccountReducer()

  func reduce(
    into state: inout MainState, action: MainAction
  ) -> MainEffect? {
    switch action {
    case .account(.delegate(.finished)):
      state.account = nil
      return .cancelSettings
    case .account(let action):
      return account.ifLet(&state.account, action: action)
        .map(MainEffect.account)
    }
  }
}
