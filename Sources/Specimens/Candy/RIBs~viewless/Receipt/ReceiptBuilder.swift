// Demonstrates the Builder of a child: the receipt to show is a part of
// its dependency, for its parent exists only while there is one.

protocol ReceiptDependency: Dependency {
  var receipt: ReceiptData { get }
}

protocol ReceiptBuildable: Buildable {
  func build(
    withListener listener: any ReceiptListener
  ) -> any ReceiptRouting
}

final class ReceiptBuilder:
  Builder<any ReceiptDependency>, ReceiptBuildable
{
  func build(
    withListener listener: any ReceiptListener
  ) -> any ReceiptRouting {
    let viewController = ReceiptViewController()
    let interactor = ReceiptInteractor(
      presenter: ReceiptPresenter(viewController: viewController),
      receipt: dependency.receipt)
    interactor.listener = listener
    viewController.listener = interactor
    return ReceiptRouter(
      interactor: interactor, viewController: viewController)
  }
}
