// Demonstrates both ends of a child's life: it is attached, and then
// shown; detached, and then dismissed. With its router, all of it goes.

import LayerTracing

protocol MainInteractable: Interactable, FeatureListener {
  var router: (any MainRouting)? { get set }
}

protocol MainViewControllable: ViewControllable {
  func present(_ viewController: any ViewControllable)
  func dismiss(_ viewController: any ViewControllable)
}

@Layer(.router)
final class MainRouter:
  LaunchRouter<any MainInteractable, any MainViewControllable>
{
  private let featureBuilder: any FeatureBuildable
  /// Weak: it is owned as one of the children.
  private weak var featureRouter: (any FeatureRouting)?

  init(
    interactor: any MainInteractable,
    viewController: any MainViewControllable,
    featureBuilder: any FeatureBuildable
  ) {
    self.featureBuilder = featureBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    let child = featureBuilder.build(withListener: interactor)
    featureRouter = child
    attachChild(child)
    viewController.present(child.viewControllable)
  }
}

@Layer
extension MainRouter: MainRouting {
  func detachFeature() {
    guard let featureRouter else { return }
    detachChild(featureRouter)
    viewController.dismiss(featureRouter.viewControllable)
  }
}
