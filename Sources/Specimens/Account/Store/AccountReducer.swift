// Demonstrates a child's Reducer: a small state machine, which knows no
// parent and no screen, and which any parent can run.

import LayerTracing

@Layer(.reducer)
struct AccountReducer: Reducer {
  func reduce(
    into state: inout AccountState, action: AccountAction
  ) -> AccountEffect? {
    switch action {
    case .viewDidLoad: return .requestSettings
    case .applyCheckCardButtonTouched:
      state.question = .applyCheckCard
      state.계좌종류 = .미니계좌
    case .moveToMainButtonTouched:
      state.question = .moveToMain
      state.계좌종류 = .일반계좌
    case .confirmButtonTouched:
      switch state.question {
      case .applyCheckCard: state.isApplyingForCard = true
      case .moveToMain: state.isFinished = true
      case nil: break
      }
    case .closeButtonTouched: state.isApplyingForCard = false
    case .finishButtonTouched: state.isFinished = true
    case .received(.success): break
    case .received(.failure(let error)): state.failure = error
    }
    return nil
  }
}
