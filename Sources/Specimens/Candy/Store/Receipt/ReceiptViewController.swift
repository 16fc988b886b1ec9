// Demonstrates a View on a part of a store. It can be taken away without
// being asked, and says so, or the state would go on showing it.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ReceiptViewController: ViewController {
  private let titleLabel = Label()
  private let itemsLabel = Label()
  private let inclTaxLabel = Label()

  private let store: any Store<ReceiptState, ReceiptAction>
  private var subscription: Disposable?

  init(store: any Store<ReceiptState, ReceiptAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, itemsLabel, inclTaxLabel]))

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { store.send(.closed) }
  }

  private func render(_ state: ReceiptState) {
    titleLabel.text = "Receipt"
    itemsLabel.text = state.itemLines
    inclTaxLabel.text = state.totalInclTax
  }
}
