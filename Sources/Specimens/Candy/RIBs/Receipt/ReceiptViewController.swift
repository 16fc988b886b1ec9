// Demonstrates a View that can be taken away without being asked: it
// tells its listener, or the RIB would stay attached without a view.

import LayerTracing
import Widgets

protocol ReceiptPresentableListener: AnyObject {
  func didMoveFromParent()
}

@Layer(.view)
final class ReceiptViewController:
  ViewController, ReceiptViewControllable
{
  private let titleLabel = Label()
  private let itemsLabel = Label()
  private let inclTaxLabel = Label()

  /// Weak: the router owns view and interactor.
  weak var listener: (any ReceiptPresentableListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, itemsLabel, inclTaxLabel]))
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didMoveFromParent() }
  }
}

@Layer
extension ReceiptViewController: ReceiptViewProtocol {
  func set(viewModel: ReceiptViewModel) {
    titleLabel.text = viewModel.title
    itemsLabel.text = viewModel.items
    inclTaxLabel.text = viewModel.totalInclTax
  }
}
