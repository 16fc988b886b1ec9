// Demonstrates a passive View: three labels, and whom to ask for their
// texts.

import LayerTracing
import Widgets

@Layer(.view)
final class ReceiptViewController: ViewController {
  private let titleLabel = Label()
  private let itemsLabel = Label()
  private let inclTaxLabel = Label()

  /// Strong: the view owns its presenter.
  private let presenter: any ReceiptViewPresenter

  init(presenter: any ReceiptViewPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, itemsLabel, inclTaxLabel]))

    presenter.viewDidLoad()
  }
}

@Layer
extension ReceiptViewController: ReceiptView {
  func set(viewModel: ReceiptViewModel) {
    titleLabel.text = viewModel.title
    itemsLabel.text = viewModel.items
    inclTaxLabel.text = viewModel.totalInclTax
  }
}
