// Demonstrates a child Coordinator: its flow begins with `start()`, and
// ends when its screen goes. The bar's back button asks nobody, so the
// screen itself has to say so, or the child would stay for good.
// Source: Soroush Khanlou, Back Buttons and Coordinators, 2017.

import Features
import LayerTracing
import Widgets

protocol ReceiptCoordinatorDelegate: AnyObject {
  func receiptCoordinatorDidEnd()
}

@Layer(.coordinator)
final class ReceiptCoordinator {
  /// Weak: the parent owns this coordinator.
  weak var delegate: (any ReceiptCoordinatorDelegate)?
  private let navigationController: NavigationController
  private let viewModel: ReceiptViewModel
  private var binding: Disposable?

  init(
    navigationController: NavigationController, receipt: CandyReceipt
  ) {
    self.navigationController = navigationController
    viewModel = ReceiptViewModel(receipt: receipt)
  }

  func start() {
    binding = viewModel.closed.add { [weak self] in
      self?.delegate?.receiptCoordinatorDidEnd()
    }
    navigationController.pushViewController(
      ReceiptViewController(viewModel: viewModel), animated: true)
  }
}
