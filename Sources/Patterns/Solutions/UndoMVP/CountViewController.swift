// Demonstrates MVP's point: the view controller is part of the View. It
// passes on what the user does, shows what it is told, and decides
// nothing.

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
  private let undoButton = Button(
    title: "Undo", identifier: UndoEvent.takeBack)

  /// Owned here.
  var presenter: (any CountViewPresenter)?

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

    presenter?.viewDidLoad()
  }

  private func increaseButtonTouched(_ sender: Button) {
    presenter?.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    presenter?.decreaseButtonTouched()
  }

  private func undoButtonTouched(_ sender: Button) {
    presenter?.undoButtonTouched()
  }
}

@Layer
extension CountViewController: CountView {
  func onValueChange(number: Int, canUndo: Bool) {
    amountLabel.text = String(number)
    undoButton.isEnabled = canUndo
  }
}
