// Demonstrates the Controller of Smalltalk's MVC: it is there for what
// the user does. What becomes of it, the View finds out from the Model.

import LayerTracing
import Widgets

@Layer(.controller)
final class CountController: ViewController {
  private let countView: CountView
  private let amount: Amount

  init(amount: Amount) {
    self.amount = amount
    countView = CountView(amount: amount)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(countView)
    countView.increaseButton.addTarget(
      self, action: CountController.increaseButtonTouched)
    countView.decreaseButton.addTarget(
      self, action: CountController.decreaseButtonTouched)
    countView.watch()
  }

  private func increaseButtonTouched(_ sender: Button) {
    amount.increase()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    amount.decrease()
  }
}
