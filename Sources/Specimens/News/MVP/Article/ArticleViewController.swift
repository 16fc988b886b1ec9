// Demonstrates a passive View: three labels, and whom to ask for their
// texts.

import LayerTracing
import Widgets

@Layer(.view)
final class ArticleViewController: ViewController {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  /// Strong: the view owns its presenter.
  private let presenter: any ArticleViewPresenter

  init(presenter: any ArticleViewPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [titleLabel, authorLabel, descriptionLabel]))

    presenter.viewDidLoad()
  }
}

@Layer
extension ArticleViewController: ArticleView {
  func set(viewModel: ArticleViewModel) {
    titleLabel.text = viewModel.title
    authorLabel.text = viewModel.author
    descriptionLabel.text = viewModel.description
  }
}
