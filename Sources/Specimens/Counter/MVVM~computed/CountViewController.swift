// Demonstrates the View of MVVM without bindings: it reads what it shows
// in one place. To have read it there is to be subscribed to it.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class CountViewController: ViewController {
  private let amountLabel = Label()
  private let increaseButton = Button(
    title: "+", identifier: CounterEvent.increase)
  private let decreaseButton = Button(
    title: "-", identifier: CounterEvent.decrease)

  private let viewModel: CountViewModel

  init(viewModel: CountViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3, [decreaseButton, increaseButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)
  }

  override func updateProperties() {
    super.updateProperties()
    amountLabel.text = viewModel.amountText
  }

  private func increaseButtonTouched(_ sender: Button) {
    viewModel.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    viewModel.decreaseButtonTouched()
  }
}
