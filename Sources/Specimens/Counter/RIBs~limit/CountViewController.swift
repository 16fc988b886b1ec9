// Demonstrates the View of RIBs: it is the interactor's Presentable, and
// may be told a number before it is loaded.

import Features
import LayerTracing
import Widgets

protocol CountPresentableListener: AnyObject {
  func increaseButtonTouched()
  func decreaseButtonTouched()
}

@Layer(.view)
final class CountViewController: ViewController, CountViewControllable {
  private let amountLabel = Label()
  private let increaseButton = Button(
    title: "+", identifier: CounterEvent.increase)
  private let decreaseButton = Button(
    title: "-", identifier: CounterEvent.decrease)

  /// Weak: the interactor owns this view, as its presenter.
  weak var listener: (any CountPresentableListener)?

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

  private func increaseButtonTouched(_ sender: Button) {
    listener?.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    listener?.decreaseButtonTouched()
  }
}

@Layer
extension CountViewController: CountPresentable {
  func onValueChange(number: Int, canIncrease: Bool) {
    amountLabel.text = String(number)
    increaseButton.isEnabled = canIncrease
  }
}
