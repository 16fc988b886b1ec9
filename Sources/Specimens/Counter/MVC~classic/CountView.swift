// Demonstrates the View of Smalltalk's MVC: it watches the Model by
// itself. Its buttons are only drawn; each belongs to a Controller. It is
// a view controller because a window shows nothing else.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class CountView: ViewController {
  private let amountLabel = Label()
  private let increaseLabel = Label()
  private let decreaseLabel = Label()

  private let increaseController: CountController
  private let decreaseController: CountController
  private let amount: Amount
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    increaseController = CountController(
      title: "+", event: .increase, amount: amount)
    decreaseController = CountController(
      title: "-", event: .decrease, amount: amount)
    super.init()
    increaseLabel.text = "[ + ]"
    decreaseLabel.text = "[ - ]"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3, [decreaseLabel, increaseLabel])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    view.addSubview(increaseController)
    view.addSubview(decreaseController)

    amountLabel.text = String(amount.number)
    observation = amount.observe { [weak self] number in
      self?.amountLabel.text = String(number)
    }
  }
}
