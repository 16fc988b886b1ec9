// Demonstrates a Presenter that keeps the view controller clean of RIBs:
// it is the Presentable and the ViewControllable in its place. States
// don't pass through it: for those it makes a mapper.

import LayerTracing
import Widgets

@Layer(.presenter)
final class FeaturePresenter: FeaturePresentable {
  private let viewController = FeatureViewController()
  private var listenerMapper: FeaturePresentableListenerMapper?

  /// Weak: the interactor owns this presenter.
  weak var listener: (any FeaturePresentableListener)? {
    didSet {
      listenerMapper = listener.map {
        FeaturePresentableListenerMapper(interactor: $0)
      }
      viewController.listener = listenerMapper
    }
  }
}

@Layer
extension FeaturePresenter: FeatureViewControllable {
  var uiviewController: ViewController { viewController }

  func present() {
    viewController.present(ApplyCardViewController(), animated: true)
  }
}
