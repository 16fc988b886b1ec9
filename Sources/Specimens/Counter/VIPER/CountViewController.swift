// Demonstrates the View of VIPER, which is the View of MVP: it passes on
// what the user does, shows what it is told, and decides nothing.

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

  /// Strong: the view owns its presenter.
  var presenter: (any CountViewPresenter)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3, [decreaseButton, increaseButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)

    presenter?.viewDidLoad()
  }

  private func increaseButtonTouched(_ sender: Button) {
    presenter?.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    presenter?.decreaseButtonTouched()
  }
}

@Layer
extension CountViewController: CountView {
  func onValueChange(number: Int) {
    amountLabel.text = String(number)
  }
}
