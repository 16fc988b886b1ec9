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

  private let store: any Store<CountState, CountAction>
  private var subscription: Disposable?

  init(store: any Store<CountState, CountAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3, [decreaseButton, increaseButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)

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

  private func render(_ state: CountState) {
    amountLabel.text = String(state.number)
    increaseButton.isEnabled = state.canIncrease
  }
}
