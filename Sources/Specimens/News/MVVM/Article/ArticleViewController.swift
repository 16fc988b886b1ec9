// Demonstrates a View whose view model never changes: it reads it, and
// binds nothing.

import LayerTracing
import Widgets

@Layer(.view)
final class ArticleViewController: ViewController {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  private let viewModel: ArticleViewModel

  init(viewModel: ArticleViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, authorLabel, descriptionLabel]))
    titleLabel.text = viewModel.title
    authorLabel.text = viewModel.author
    descriptionLabel.text = viewModel.description
  }
}
