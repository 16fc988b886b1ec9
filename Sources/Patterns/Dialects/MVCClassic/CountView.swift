// Demonstrates the View of Smalltalk's MVC: it watches the Model itself.
// The Controller doesn't have to tell it what to show.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class CountView: View {
  let increaseButton = Button(
    title: "+", identifier: CounterEvent.increase)
  let decreaseButton = Button(
    title: "-", identifier: CounterEvent.decrease)
  private let amountLabel = Label()

  private let amount: Amount
  private var observation: Observation?

  init(amount: Amount) {
    self.amount = amount
    super.init()
    let buttons = StackView(
      .horizontal, spacing: 3, [decreaseButton, increaseButton])
    addSubview(StackView(.vertical, [amountLabel, buttons]))
  }

  func watch() {
    amountLabel.text = String(amount.number)
    observation = amount.observe { [weak self] number in
      self?.amountLabel.text = String(number)
    }
  }
}
