// Demonstrates a View that can be taken away without being asked: it
// tells its listener, or the RIB would stay attached without a view.

import LayerTracing
import Widgets

protocol ArticlePresentableListener: AnyObject {
  func didMoveFromParent()
}

@Layer(.view)
final class ArticleViewController:
  ViewController, ArticleViewControllable
{
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  /// Weak: the router owns view and interactor.
  weak var listener: (any ArticlePresentableListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, authorLabel, descriptionLabel]))
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didMoveFromParent() }
  }
}

@Layer
extension ArticleViewController: ArticleViewProtocol {
  func set(viewModel: ArticleViewModel) {
    titleLabel.text = viewModel.title
    authorLabel.text = viewModel.author
    descriptionLabel.text = viewModel.description
  }
}
