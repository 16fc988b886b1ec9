// Demonstrates a View on a part of a store. It can be taken away without
// being asked, and says so, or the state would go on showing it.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class ArticleViewController: ViewController {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  private let store: any Store<ArticleState, ArticleAction>
  private var subscription: Disposable?

  init(store: any Store<ArticleState, ArticleAction>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, authorLabel, descriptionLabel]))

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { store.send(.closed) }
  }

  private func render(_ state: ArticleState) {
    titleLabel.text = state.article.title
    authorLabel.text = state.author
    descriptionLabel.text = state.description
  }
}
