// Demonstrates that a View reads in one place, whether what it reads may
// change or not.

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
  }

  override func updateProperties() {
    super.updateProperties()
    titleLabel.text = viewModel.title
    itemsLabel.text = viewModel.items
    inclTaxLabel.text = viewModel.totalInclTax
  }
}
