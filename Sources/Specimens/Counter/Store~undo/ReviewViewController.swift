// Demonstrates a second View on the same store: each renders the state,
// and neither knows that the other does.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ReviewViewController: ViewController {
  private let amountLabel = Label()
  private let takeBackButton = Button(
    title: "Take back", identifier: UndoEvent.takeBack)

  private let store: any Store<CountState, CountAction>
  private var subscription: Disposable?

  init(store: any Store<CountState, CountAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(StackView(.vertical, [amountLabel, takeBackButton]))
    takeBackButton.addTarget(
      self, action: ReviewViewController.takeBackButtonTouched)

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { store.send(.reviewClosed) }
  }

  private func takeBackButtonTouched(_ sender: Button) {
    store.send(.takeBackButtonTouched)
  }

  private func render(_ state: CountState) {
    amountLabel.text = String(state.number)
    takeBackButton.isEnabled = state.canUndo
  }
}
