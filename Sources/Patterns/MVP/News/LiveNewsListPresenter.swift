// Demonstrates the Presenter of MVP behind a table: it reads the Model,
// and makes a row's texts when the View asks for the row.

import Features
import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter: LiveNewsListViewPresenter {
  private unowned let view: any LiveNewsListView
  private let list: LiveNewsList
  private var observation: Observation?

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
    view.showArticle(ArticleViewModel(list.news[index]))
  }

  private func present(_ change: LiveNewsList.Change) {
    switch change {
    case .fetched: view.showNews()
    case .failed: view.showError("Problem Fetching News")
    }
  }
}
