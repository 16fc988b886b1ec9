// The view controller of the receipt, built in MVVM with a coordinator.

import LayerTracing
import Widgets

@Layer(.view)
final class ReceiptViewController: ViewController {
  private let titleLabel = Label()
  private let itemsLabel = Label()
  private let inclTaxLabel = Label()

  private let viewModel: ReceiptViewModel

  init(viewModel: ReceiptViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, itemsLabel, inclTaxLabel]))
    titleLabel.text = viewModel.title
    itemsLabel.text = viewModel.items
    inclTaxLabel.text = viewModel.totalInclTax
  }
}
