// The main screen's reducer, built around a store.

import LayerTracing

@Layer(.reducer)
struct MainReducer: Reducer {
  private let account = AccountReducer()

  func reduce(
    into state: inout MainState, action: MainAction
  ) -> MainEffect? {
    switch action {
    case .account(.finishButtonTouched):
      state.account = nil
      return .cancelSettings
    case .account(.confirmButtonTouched)
    where state.account?.question == .moveToMain:
      state.account = nil
      return .cancelSettings
    case .account(let action):
      return account.ifLet(&state.account, action: action)
        .map(MainEffect.account)
    }
  }
}
