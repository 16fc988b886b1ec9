// Demonstrates how reducers are composed: the parent's runs the child's.

import LayerTracing

@Layer(.reducer)
struct MainReducer: Reducer {
  private let account = AccountReducer()

  func reduce(
    into state: inout MainState, action: MainAction
  ) -> MainEffect? {
    switch action {
    case .account(let action):
      return account.reduce(into: &state, action: action)
        .map(MainEffect.account)
    }
  }
}
