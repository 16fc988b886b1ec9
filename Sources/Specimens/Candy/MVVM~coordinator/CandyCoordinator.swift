// Demonstrates the Coordinator: it alone knows which screen comes next.
// The View pushes nothing, and the ViewModel only says what happened.

import Features
import LayerTracing
import Widgets

@Layer(.coordinator)
final class CandyCoordinator {
  private let navigationController: NavigationController
  private let viewModel: CandyViewModel
  private var binding: Disposable?

  init(
    navigationController: NavigationController,
    viewModel: CandyViewModel
  ) {
    self.navigationController = navigationController
    self.viewModel = viewModel
  }

  func start() {
    binding = viewModel.bind(receipt: { [weak self] receipt in
      self?.show(receipt)
    })
  }

  /// A link leads to the last receipt, whatever is seen now.
  func openReceipt() {
    navigationController.popToRootViewController(animated: false)
    viewModel.reopenReceipt()
  }

  private func show(_ receipt: CandyReceipt) {
    let viewModel = ReceiptViewModel(texts: ReceiptTexts(receipt))
    navigationController.pushViewController(
      ReceiptViewController(viewModel: viewModel), animated: true)
  }
}
