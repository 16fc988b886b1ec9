// Demonstrates the Builder of a RIB without a view: there is no view
// controller to make; one of the parent's comes in as a dependency. What
// is known when it builds, it hands down in its Component.

protocol CheckoutDependency: Dependency {
  var checkoutViewController: any CheckoutViewControllable { get }
}

final class CheckoutComponent: Component<any CheckoutDependency> {
  let receipt: ReceiptData

  init(dependency: any CheckoutDependency, receipt: ReceiptData) {
    self.receipt = receipt
    super.init(dependency: dependency)
  }

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
    let component = CheckoutComponent(
      dependency: dependency, receipt: receipt)
    let interactor = CheckoutInteractor()
    interactor.listener = listener
    return CheckoutRouter(
      interactor: interactor,
      viewController: component.checkoutViewController,
      receiptBuilder: ReceiptBuilder(dependency: component))
  }
}
