// Demonstrates the View of a Store: it sends what the user does, renders
// the state that it is told, and keeps nothing of either.

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
  private let reviewButton = Button(
    title: "Review", identifier: UndoEvent.review)

  private let store: any Store<CountState, CountAction>
  private var subscription: Disposable?

  init(store: any Store<CountState, CountAction>) {
    self.store = store
    super.init()
  }

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

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
  }

  private func increaseButtonTouched(_ sender: Button) {
    store.send(.increaseButtonTouched)
  }

  private func decreaseButtonTouched(_ sender: Button) {
    store.send(.decreaseButtonTouched)
  }

  private func reviewButtonTouched(_ sender: Button) {
    store.send(.reviewButtonTouched)
  }

  private func render(_ state: CountState) {
    amountLabel.text = String(state.number)
    if state.isReviewing { showReview() } else { hideReview() }
  }

  private func showReview() {
    guard navigationController?.topViewController === self,
      let store = ScopedStore(of: store, \.review, CountAction.review)
    else { return }
    navigationController?.pushViewController(
      ReviewViewController(store: store), animated: true)
  }

  private func hideReview() {
    guard navigationController?.topViewController !== self else { return }
    navigationController?.popToRootViewController(animated: true)
  }
}
