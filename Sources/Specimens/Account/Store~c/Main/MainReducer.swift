// The main screen's reducer, built on a store.

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
      return nil
    case .account(let action):
      return account.ifLet(&state.account, action: action)
        .map(MainEffect.account)
    }
  }
}
