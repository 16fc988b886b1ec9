// Demonstrates what two modules cost that know nothing of each other:
// each type of one is turned into the other's, in both directions.

extension FeaturePresentableAction {
  var toMapper: PresentationAction {
    switch self {
    case .viewDidLoad: .viewDidLoad
    case .applyCheckCard: .applyCheckCard
    case .moveToMain: .moveToMain
    case .confirm: .confirm
    case .finish: .finish
    }
  }
}

extension PresentationState {
  var toMapper: FeaturePresentableState {
    FeaturePresentableState(
      text: text, 계좌종류: 계좌종류, 안내: 안내)
  }
}
