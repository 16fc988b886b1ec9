// Demonstrates the optional Presenter of RIBs: it makes the texts of all
// rows, and owns the view that shows them. No event passes through it.

import LayerTracing

protocol LiveNewsListViewProtocol: AnyObject {
  func showNews(rows: [LiveNewsViewModel])
  func showError(_ message: String)
}

@Layer(.presenter)
final class LiveNewsListPresenter:
  Presenter<any LiveNewsListViewProtocol>, LiveNewsListPresentable
{
  func present(news: [LiveNewsData]) {
    viewController.showNews(rows: news.map(LiveNewsViewModel.init))
  }

  func presentFailure() {
    viewController.showError("Problem Fetching News")
  }

  func presentNoArticle() {
    viewController.showError("There is no such article.")
  }
}
