// Demonstrates what it costs that the interactor knows no type of the
// view's, nor the view one of its: each is turned into the other's, in
// both directions. This file imports the other module for that.

import AccountUserInterface

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
