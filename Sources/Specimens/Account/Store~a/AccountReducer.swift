// Demonstrates a child's Reducer: a small state machine, which knows no
// parent and no screen, and which any parent can run.

import LayerTracing

@Layer(.reducer)
struct AccountReducer: Reducer {
  func reduce(
    into state: inout MainState, action: AccountAction
  ) -> AccountEffect? {
    switch action {
    case .viewDidLoad: return .requestSettings
    case .applyCheckCardButtonTouched:
      state.account?.question = .applyCheckCard
      state.account?.계좌종류 = .미니계좌
    case .moveToMainButtonTouched:
      state.account?.question = .moveToMain
      state.account?.계좌종류 = .일반계좌
    case .confirmButtonTouched:
      switch state.account?.question {
      case .applyCheckCard:
        state.account?.isApplyingForCard = true
      case .moveToMain: state.account = nil
      case nil: break
      }
    case .closeButtonTouched:
      state.account?.isApplyingForCard = false
    case .finishButtonTouched: state.account = nil
    case .received(.success), .delegate: break
    case .received(.failure(let error)):
      state.account?.failure = error
    }
    return nil
  }
}
