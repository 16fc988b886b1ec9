// Demonstrates a View on a part of a store: it knows its own part of the
// state, and can't tell that there is more.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ReviewViewController: ViewController {
  private let amountLabel = Label()
  private let takeBackButton = Button(
    title: "Take back", identifier: UndoEvent.takeBack)

  private let store: any Store<ReviewState, ReviewAction>
  private var subscription: Disposable?

  init(store: any Store<ReviewState, ReviewAction>) {
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
    if parent == nil { store.send(.closed) }
  }

  private func takeBackButtonTouched(_ sender: Button) {
    store.send(.takeBackButtonTouched)
  }

  private func render(_ state: ReviewState) {
    amountLabel.text = String(state.number)
    takeBackButton.isEnabled = state.canUndo
  }
}
