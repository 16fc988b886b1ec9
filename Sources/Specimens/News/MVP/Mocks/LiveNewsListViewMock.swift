// Demonstrates a test's view: it has no table, so it asks for the rows by
// itself, as a table would, and notes the first and the last. It plays
// the article's view, too.

import LayerTracing

@Layer(.view)
final class LiveNewsListViewMock: LiveNewsListView {
  weak var presenter: (any LiveNewsListViewPresenter)?
  private(set) var recorded: [String] = []

  func showNews() {
    let count = presenter?.getNewsListCount() ?? 0
    let first = presenter?.getNews(index: 0)?.title ?? "none"
    let last = presenter?.getNews(index: count - 1)?.title ?? "none"
    recorded.append("\(count) news, \(first) to \(last)")
  }

  func showError(_ message: String) {
    recorded.append(message)
  }

  func showArticle(_ presenter: any ArticleViewPresenter) {
    presenter.view = self
    presenter.viewDidLoad()
  }
}

@Layer
extension LiveNewsListViewMock: ArticleView {
  func set(viewModel: ArticleViewModel) {
    recorded.append("Article, \(viewModel.title)")
  }
}
