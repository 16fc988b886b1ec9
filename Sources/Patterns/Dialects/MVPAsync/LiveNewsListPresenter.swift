// Demonstrates the Presenter of MVP that awaits its Model. Its task may
// still wait when the screen is gone, so that the View is weak here.

import Features
import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter: LiveNewsListViewPresenter {
  private weak var view: (any LiveNewsListView)?
  private let list: LiveNewsList

  init(view: any LiveNewsListView, list: LiveNewsList) {
    self.view = view
    self.list = list
  }

  func updateView() {
    Task {
      do {
        try await list.fetchLiveNews()
        view?.showNews()
      } catch is ServiceError {
        view?.showError("Problem Fetching News")
      } catch {
        // Cancelled: the news aren't wanted any more.
      }
    }
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
    view?.showArticle(ArticleViewModel(list.news[index]))
  }
}
