// The view controller of the counter, built in RIBs.

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

  var listener: (any CountPresentableListener)?

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
  func onValueChange(number: Int) {
    amountLabel.text = String(number)
  }
}
