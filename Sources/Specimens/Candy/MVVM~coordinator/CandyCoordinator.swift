// Demonstrates the Coordinator: it alone knows which screen comes next.
// A View pushes nothing, and a ViewModel only says what happened.
// Source: Soroush Khanlou, The Coordinator, 2015.

import Features
import LayerTracing
import Widgets

@Layer(.coordinator)
final class CandyCoordinator {
  private let navigationController: NavigationController
  private let viewModel: CandyViewModel
  private var binding: Disposable?
  /// The flows that are under way; each goes when it has ended.
  private var childCoordinators: [ReceiptCoordinator] = []

  init(
    navigationController: NavigationController, service: CandyService
  ) {
    self.navigationController = navigationController
    viewModel = CandyViewModel(order: CandyOrder(service: service))
  }

  /// Makes and shows the first screen.
  func start() {
    binding = viewModel.receipts.add { [weak self] receipt in
      self?.show(receipt)
    }
    navigationController.setViewControllers(
      [CandyViewController(viewModel: viewModel)], animated: false)
  }

  /// A link leads to the last receipt, whatever is seen now.
  func openReceipt() {
    navigationController.popToRootViewController(animated: false)
    viewModel.reopenReceipt()
  }

  private func show(_ receipt: ReceiptViewModel) {
    let coordinator = ReceiptCoordinator(
      navigationController: navigationController, viewModel: receipt)
    coordinator.delegate = self
    childCoordinators.append(coordinator)
    coordinator.start()
  }
}

@Layer
extension CandyCoordinator: ReceiptCoordinatorDelegate {
  func receiptCoordinatorDidEnd(_ coordinator: ReceiptCoordinator) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
