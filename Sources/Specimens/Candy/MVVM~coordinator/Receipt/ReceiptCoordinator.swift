// Demonstrates a child Coordinator: its flow begins with `start()`, and
// ends when its screen goes. The bar's back button asks no layer, so
// the screen itself has to say so, or the child would stay for good.
// Source: Soroush Khanlou, Back Buttons and Coordinators, 2017.

import Features
import LayerTracing
import Widgets

protocol ReceiptCoordinatorDelegate: AnyObject {
  func receiptCoordinatorDidEnd(_ coordinator: ReceiptCoordinator)
}

@Layer(.coordinator)
final class ReceiptCoordinator {
  /// Weak: the parent owns this coordinator.
  weak var delegate: (any ReceiptCoordinatorDelegate)?
  private let navigationController: NavigationController
  private let viewModel: ReceiptViewModel
  private let viewController: ReceiptViewController
  private var binding: Disposable?

  init(
    navigationController: NavigationController,
    viewModel: ReceiptViewModel
  ) {
    self.navigationController = navigationController
    self.viewModel = viewModel
    viewController = ReceiptViewController(viewModel: viewModel)
  }

  func start() {
    binding = viewModel.closed.add { [weak self] in
      guard let self else { return }
      delegate?.receiptCoordinatorDidEnd(self)
    }
    navigationController.pushViewController(
      viewController, animated: true)
  }
}
