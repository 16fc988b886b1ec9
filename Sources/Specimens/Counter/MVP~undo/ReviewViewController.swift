// Demonstrates the View of MVP and of VIPER: it passes on what the user
// does, shows what it is told, and decides nothing.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ReviewViewController: ViewController {
  private let amountLabel = Label()
  private let takeBackButton = Button(
    title: "Take back", identifier: UndoEvent.takeBack)

  /// Strong: the view owns its presenter.
  var presenter: (any ReviewViewPresenter)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [amountLabel, takeBackButton]))
    takeBackButton.addTarget(
      self, action: ReviewViewController.takeBackButtonTouched)

    presenter?.viewDidLoad()
  }

  private func takeBackButtonTouched(_ sender: Button) {
    presenter?.takeBackButtonTouched()
  }
}

@Layer
extension ReviewViewController: ReviewView {
  func onValueChange(number: Int, canUndo: Bool) {
    amountLabel.text = String(number)
    takeBackButton.isEnabled = canUndo
  }
}
