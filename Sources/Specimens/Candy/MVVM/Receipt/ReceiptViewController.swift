// Demonstrates a View that only binds: what it shows is there when the
// binding is made.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ReceiptViewController: ViewController {
  private let titleLabel = Label()
  private let itemsLabel = Label()
  private let inclTaxLabel = Label()

  private let viewModel: ReceiptViewModel
  private var binding: Disposable?

  init(viewModel: ReceiptViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, itemsLabel, inclTaxLabel]))

    binding = viewModel.bind { [weak self] texts in
      self?.titleLabel.text = texts.title
      self?.itemsLabel.text = texts.items
      self?.inclTaxLabel.text = texts.totalInclTax
    }
  }
}
