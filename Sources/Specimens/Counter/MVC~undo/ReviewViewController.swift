// Demonstrates a second Controller over the same Model: each observes it,
// and neither knows that the other does.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class ReviewViewController: ViewController {
  private let amountLabel = Label()
  private let takeBackButton = Button(
    title: "Take back", identifier: UndoEvent.takeBack)

  private let amount: Amount
  private var observation: Disposable?

  init(amount: Amount) {
    self.amount = amount
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [amountLabel, takeBackButton]))
    takeBackButton.addTarget(
      self, action: ReviewViewController.takeBackButtonTouched)

    show(amount.number)
    observation = amount.observe { [weak self] number in
      self?.show(number)
    }
  }

  private func takeBackButtonTouched(_ sender: Button) {
    amount.undo()
  }

  private func show(_ number: Int) {
    amountLabel.text = String(number)
    takeBackButton.isEnabled = amount.canUndo
  }
}
