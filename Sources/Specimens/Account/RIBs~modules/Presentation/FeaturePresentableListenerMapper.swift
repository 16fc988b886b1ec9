// Demonstrates the Mapper at work: to the view it is the listener, to
// the interactor it is the view. Of the states that come, each binding
// takes what is new to it.

import AccountUserInterface
import Features
import LayerTracing

@Layer(.mapper)
final class FeaturePresentableListenerMapper {
  /// Weak: the interactor owns the presenter, which owns this mapper.
  private weak var interactor: (any FeaturePresentableListener)?
  private let userStates = Observers<FeaturePresentableState>()
  private var subscription: Disposable?

  init(interactor: any FeaturePresentableListener) {
    self.interactor = interactor
  }
}

@Layer
extension FeaturePresentableListenerMapper: FeatureViewListener {
  func bind(
    text textHandler: @escaping (_ text: String) -> Void,
    계좌종류 kindHandler: @escaping (_ 계좌종류: String) -> Void,
    안내 noticeHandler: @escaping (_ 안내: String) -> Void
  ) -> Disposable {
    let userState = userStates.stream
    let binding = Disposable(joining: [
      userState.map(\.text).distinctUntilChanged().bind(textHandler),
      userState.map(\.계좌종류).distinctUntilChanged()
        .bind(kindHandler),
      userState.compactMap(\.안내).distinctUntilChanged()
        .bind(noticeHandler),
    ])
    subscription = interactor?.bind { [weak self] state in
      self?.userStates.notify(state.toMapper)
    }
    return binding
  }

  func action(_ action: FeaturePresentableAction) {
    interactor?.action(action.toMapper)
  }
}
