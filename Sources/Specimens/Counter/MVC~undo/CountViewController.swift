// Demonstrates the Controller of Cocoa MVC: it hears the view, changes
// the model, is told what became of it, and changes the view. View and
// Model never meet.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class CountViewController: ViewController {
  private let amountLabel = Label()
  private let increaseButton = Button(
    title: "+", identifier: CounterEvent.increase)
  private let decreaseButton = Button(
    title: "-", identifier: CounterEvent.decrease)
  private let reviewButton = Button(
    title: "Review", identifier: UndoEvent.review)

  private let amount: Amount
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3,
      [decreaseButton, increaseButton, reviewButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)
    reviewButton.addTarget(
      self, action: CountViewController.reviewButtonTouched)

    amountLabel.text = String(amount.number)
    observation = amount.observe { [weak self] number in
      self?.amountLabel.text = String(number)
    }
  }

  private func increaseButtonTouched(_ sender: Button) {
    amount.increase()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    amount.decrease()
  }

  private func reviewButtonTouched(_ sender: Button) {
    navigationController?.pushViewController(
      ReviewViewController(amount: amount), animated: true)
  }
}
