// Demonstrates the Presenter of MVP behind a table: it reads the Model,
// and makes a row's texts when the View asks for the row.

import Features
import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter: LiveNewsListViewPresenter {
  private unowned let view: any LiveNewsListView
  private let list: LiveNewsList
  private var observation: Disposable?
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?

  init(view: any LiveNewsListView, list: LiveNewsList) {
    self.view = view
    self.list = list
  }

  func updateView() {
    if observation == nil {
      observation = list.observe { [weak self] change in
        self?.present(change)
      }
    }
    list.fetchLiveNews()
  }

  func getNewsListCount() -> Int {
    list.news.count
  }

  func getNews(index: Int) -> LiveNewsViewModel? {
    guard list.news.indices.contains(index) else { return nil }
    return LiveNewsViewModel(list.news[index])
  }

  func didSelectNews(index: Int) {
    guard list.news.indices.contains(index) else { return }
    view.showArticle(ArticlePresenter(article: list.news[index]))
  }

  func openArticle(number: Int) {
    guard list.news.isEmpty else { return showArticle(number) }
    awaitedArticle = number
    list.fetchLiveNews()
  }

  private func showArticle(_ number: Int) {
    guard list.news.indices.contains(number - 1) else {
      return view.showError("There is no such article.")
    }
    view.showArticle(ArticlePresenter(article: list.news[number - 1]))
  }

  private func present(_ change: LiveNewsList.Change) {
    switch change {
    case .fetched:
      view.showNews()
      if let number = awaitedArticle {
        awaitedArticle = nil
        showArticle(number)
      }
    case .failed:
      awaitedArticle = nil
      view.showError("Problem Fetching News")
    }
  }
}
