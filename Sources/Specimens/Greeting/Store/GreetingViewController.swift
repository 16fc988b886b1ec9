// Demonstrates the View of a Store: an action leaves it, and whether and
// how a state comes back is not its affair.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class GreetingViewController: ViewController {
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  private let store: any Store<GreetingState, GreetingAction>
  private var subscription: Disposable?

  init(store: any Store<GreetingState, GreetingAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [greetingLabel, showGreetingButton]))
    showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapButton)

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
  }

  private func didTapButton(_ sender: Button) {
    store.send(.showGreetingButtonTouched)
  }

  private func render(_ state: GreetingState) {
    greetingLabel.text = state.greeting
  }
}
