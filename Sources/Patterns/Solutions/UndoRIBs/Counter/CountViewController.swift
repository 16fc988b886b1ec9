// Demonstrates the View of RIBs: it is the interactor's Presentable, and
// may be told a number before it is loaded.

import Features
import LayerTracing
import Widgets

protocol CountPresentableListener: AnyObject {
  func increaseButtonTouched()
  func decreaseButtonTouched()
  func undoButtonTouched()
}

@Layer(.view)
final class CountViewController: ViewController, CountViewControllable {
  private let amountLabel = Label()
  private let increaseButton = Button(
    title: "+", identifier: CounterEvent.increase)
  private let decreaseButton = Button(
    title: "-", identifier: CounterEvent.decrease)
  private let undoButton = Button(
    title: "Undo", identifier: UndoEvent.takeBack)

  /// Weak: the interactor owns this view, as its presenter.
  weak var listener: (any CountPresentableListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3,
      [decreaseButton, increaseButton, undoButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)
    undoButton.addTarget(
      self, action: CountViewController.undoButtonTouched)
  }

  private func increaseButtonTouched(_ sender: Button) {
    listener?.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    listener?.decreaseButtonTouched()
  }

  private func undoButtonTouched(_ sender: Button) {
    listener?.undoButtonTouched()
  }
}

@Layer
extension CountViewController: CountPresentable {
  func onValueChange(number: Int, canUndo: Bool) {
    amountLabel.text = String(number)
    undoButton.isEnabled = canUndo
  }
}
