// Demonstrates a second screen in Cocoa MVC: its Controller is handed
// what it shows, and needs no model of its own.

import LayerTracing
import Widgets

@Layer(.controller)
final class ReceiptViewController: ViewController {
  private let titleLabel = Label()
  private let itemsLabel = Label()
  private let inclTaxLabel = Label()

  private let receipt: CandyReceipt

  init(receipt: CandyReceipt) {
    self.receipt = receipt
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, itemsLabel, inclTaxLabel]))
    titleLabel.text = "Receipt"
    itemsLabel.text = receipt.items
      .map { "\($0.title) × \($0.quantity)" }
      .joined(separator: "\n")
    inclTaxLabel.text = "Incl Tax : \(receipt.totalInclTax) KRW"
  }
}
