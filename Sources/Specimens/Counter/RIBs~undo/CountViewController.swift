// Demonstrates the View of RIBs: it is the interactor's Presentable, and
// may be told a number before it is loaded.

import Features
import LayerTracing
import Widgets

protocol CountPresentableListener: AnyObject {
  func increaseButtonTouched()
  func decreaseButtonTouched()
  func reviewButtonTouched()
}

@Layer(.view)
final class CountViewController: ViewController {
  private let amountLabel = Label()
  private let increaseButton = Button(
    title: "+", identifier: CounterEvent.increase)
  private let decreaseButton = Button(
    title: "-", identifier: CounterEvent.decrease)
  private let reviewButton = Button(
    title: "Review", identifier: UndoEvent.review)

  /// Weak: the interactor owns this view, as its presenter.
  weak var listener: (any CountPresentableListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3,
      [decreaseButton, increaseButton, reviewButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)
    reviewButton.addTarget(
      self, action: CountViewController.reviewButtonTouched)
  }

  private func increaseButtonTouched(_ sender: Button) {
    listener?.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    listener?.decreaseButtonTouched()
  }

  private func reviewButtonTouched(_ sender: Button) {
    listener?.reviewButtonTouched()
  }
}

@Layer
extension CountViewController: CountPresentable {
  func onValueChange(number: Int) {
    amountLabel.text = String(number)
  }
}

@Layer
extension CountViewController: CountViewControllable {
  func pushViewController(
    _ viewController: any ViewControllable, animated: Bool
  ) {
    navigationController?.pushViewController(
      viewController.uiviewController, animated: animated)
  }
}
