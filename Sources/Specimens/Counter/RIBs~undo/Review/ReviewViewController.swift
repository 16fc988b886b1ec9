// Demonstrates a View that can be taken away without being asked: it
// tells its listener, or the RIB would stay attached without a view.

import Features
import LayerTracing
import Widgets

protocol ReviewPresentableListener: AnyObject {
  func takeBackButtonTouched()
  func didMoveFromParent()
}

@Layer(.view)
final class ReviewViewController: ViewController, ReviewViewControllable {
  private let amountLabel = Label()
  private let takeBackButton = Button(
    title: "Take back", identifier: UndoEvent.takeBack)

  /// Weak: the interactor owns this view, as its presenter.
  weak var listener: (any ReviewPresentableListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [amountLabel, takeBackButton]))
    takeBackButton.addTarget(
      self, action: ReviewViewController.takeBackButtonTouched)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didMoveFromParent() }
  }

  private func takeBackButtonTouched(_ sender: Button) {
    listener?.takeBackButtonTouched()
  }
}

@Layer
extension ReviewViewController: ReviewPresentable {
  func onValueChange(number: Int, canUndo: Bool) {
    amountLabel.text = String(number)
    takeBackButton.isEnabled = canUndo
  }
}
