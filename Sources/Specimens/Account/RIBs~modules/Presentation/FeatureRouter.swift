// Demonstrates a Router whose ViewControllable is a Presenter: to show
// the application for a card, no child is needed.

import LayerTracing
import RIBsFramework

protocol FeatureInteractable: Interactable {
  var router: (any FeatureRouting)? { get set }
  var listener: (any FeatureListener)? { get set }
}

protocol FeatureViewControllable: ViewControllable {
  func present()
}

@Layer(.router)
final class FeatureRouter:
  ViewableRouter<any FeatureInteractable, any FeatureViewControllable>
{
  override init(
    interactor: any FeatureInteractable,
    viewController: any FeatureViewControllable
  ) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@Layer
extension FeatureRouter: FeatureRouting {
  func routeToApplyCard() {
    viewController.present()
  }
}
