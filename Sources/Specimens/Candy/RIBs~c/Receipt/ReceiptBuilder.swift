// The builder of the receipt, built in RIBs without a view.

protocol ReceiptDependency: Dependency {}

protocol ReceiptBuildable: Buildable {
  func build(
    withListener listener: any ReceiptListener, receipt: ReceiptData
  ) -> any ReceiptRouting
}

final class ReceiptBuilder:
  Builder<any ReceiptDependency>, ReceiptBuildable
{
  func build(
    withListener listener: any ReceiptListener, receipt: ReceiptData
  ) -> any ReceiptRouting {
    let viewController = ReceiptViewController()
    let interactor = ReceiptInteractor(
      presenter: ReceiptPresenter(viewController: viewController),
      receipt: receipt)
    interactor.listener = listener
    viewController.listener = interactor
    return ReceiptRouter(
      interactor: interactor, viewController: viewController)
  }
}
