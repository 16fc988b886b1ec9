// Demonstrates the same actions and states once more, as the interactor
// has them: a change of the user interface stops at the mapper. What the
// view needn't know, the question, is here alone.

import Features

enum PresentationAction {
  case viewDidLoad
  case applyCheckCard
  case moveToMain
  case confirm
  case finish
}

struct PresentationState {
  enum Question {
    case applyCheckCard
    case moveToMain
  }

  var text: String
  var 계좌종류: String
  var 안내: String?
  var question: Question?
}

protocol FeaturePresentableListener: AnyObject {
  func action(_ action: PresentationAction)
  func bind(
    _ stateHandler: @escaping (_ state: PresentationState) -> Void
  ) -> Disposable
}
