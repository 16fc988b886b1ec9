// The view controller of an article, built in MVP.

import LayerTracing
import Widgets

@Layer(.view)
final class ArticleViewController: ViewController {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let descriptionLabel = Label()

  /// Strong: the view owns its presenter.
  private var presenter: any ArticleViewPresenter

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

  func show(_ presenter: any ArticleViewPresenter) {
    self.presenter = presenter
    presenter.view = self
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
