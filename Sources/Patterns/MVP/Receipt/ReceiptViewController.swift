// Demonstrates a second screen in MVP that never changes: it is handed
// its texts, which the presenter of the first has made, and needs none of
// its own.

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
