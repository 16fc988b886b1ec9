// Demonstrates a child's Reducer: a small state machine, which knows no
// parent and no screen. When it is through it says so, to the
// parent that runs it.

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
      case .moveToMain: return .tell(.finished)
      case nil: break
      }
    case .closeButtonTouched: state.isApplyingForCard = false
    case .finishButtonTouched: return .tell(.finished)
    case .received(.success), .delegate: break
    case .received(.failure(let error)): state.failure = error
    }
    return nil
  }
}
