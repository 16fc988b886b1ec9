// Demonstrates a Router with a child: it has the receipt's RIB built,
// attaches it, and then shows it. What is attached has to be detached.

import LayerTracing

protocol CandyInteractable: Interactable, ReceiptListener {
  var router: (any CandyRouting)? { get set }
}

protocol CandyViewControllable: ViewControllable {
  func pushViewController(
    _ viewController: any ViewControllable, animated: Bool)
  func popToRootViewController(animated: Bool)
}

@Layer(.router)
final class CandyRouter:
  ViewableRouter<any CandyInteractable, any CandyViewControllable>
{
  private let receiptBuilder: any ReceiptBuildable
  /// Weak: it is owned as one of the children.
  private weak var receiptRouter: (any ReceiptRouting)?

  init(
    interactor: any CandyInteractable,
    viewController: any CandyViewControllable,
    receiptBuilder: any ReceiptBuildable
  ) {
    self.receiptBuilder = receiptBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@Layer
extension CandyRouter: CandyRouting {
  func routeToReceipt(_ receipt: ReceiptData) {
    guard receiptRouter == nil else { return }
    let child = receiptBuilder.build(
      withListener: interactor, receipt: receipt)
    receiptRouter = child
    attachChild(child)
    viewController.pushViewController(
      child.viewControllable, animated: true)
  }

  /// The view has gone by itself: the bar's own button took it away.
  func detachReceipt() {
    guard let child = receiptRouter else { return }
    receiptRouter = nil
    detachChild(child)
  }

  /// What stands on the candy goes, and its RIB with it: its view may say
  /// so later.
  func routeToCandy() {
    viewController.popToRootViewController(animated: false)
    detachReceipt()
  }
}
