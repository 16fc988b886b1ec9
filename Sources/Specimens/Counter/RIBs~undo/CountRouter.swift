// Demonstrates a Router with a child: it has the child's RIB built,
// attaches it, and then shows it. What is attached has to be detached.

import LayerTracing

protocol CountInteractable: Interactable, ReviewListener {
  var router: (any CountRouting)? { get set }
}

protocol CountViewControllable: ViewControllable {
  func pushViewController(
    _ viewController: any ViewControllable, animated: Bool)
}

@Layer(.router)
final class CountRouter:
  ViewableRouter<any CountInteractable, any CountViewControllable>
{
  private let reviewBuilder: any ReviewBuildable
  /// Weak: it is owned as one of the children.
  private weak var reviewRouter: (any ReviewRouting)?

  init(
    interactor: any CountInteractable,
    viewController: any CountViewControllable,
    reviewBuilder: any ReviewBuildable
  ) {
    self.reviewBuilder = reviewBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@Layer
extension CountRouter: CountRouting {
  func routeToReview() {
    guard reviewRouter == nil else { return }
    let child = reviewBuilder.build(withListener: interactor)
    reviewRouter = child
    attachChild(child)
    viewController.pushViewController(
      child.viewControllable, animated: true)
  }

  /// The view has gone by itself: the bar's own button took it away.
  func detachReview() {
    guard let child = reviewRouter else { return }
    reviewRouter = nil
    detachChild(child)
  }
}
