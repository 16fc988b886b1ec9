// The builder of the checkout, built in RIBs without a view.

protocol CheckoutDependency: Dependency {
  var checkoutViewController: any CheckoutViewControllable { get }
}

final class CheckoutComponent: Component<any CheckoutDependency> {
  fileprivate var checkoutViewController: any CheckoutViewControllable {
    dependency.checkoutViewController
  }
}

extension CheckoutComponent: ReceiptDependency {}

protocol CheckoutBuildable: Buildable {
  func build(
    withListener listener: any CheckoutListener, receipt: ReceiptData
  ) -> any CheckoutRouting
}

final class CheckoutBuilder:
  Builder<any CheckoutDependency>, CheckoutBuildable
{
  func build(
    withListener listener: any CheckoutListener, receipt: ReceiptData
  ) -> any CheckoutRouting {
    let component = CheckoutComponent(dependency: dependency)
    let interactor = CheckoutInteractor()
    interactor.listener = listener
    return CheckoutRouter(
      interactor: interactor,
      viewController: component.checkoutViewController,
      receiptBuilder: ReceiptBuilder(dependency: component),
      receipt: receipt)
  }
}
