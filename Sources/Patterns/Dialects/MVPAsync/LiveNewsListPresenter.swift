// Demonstrates the Presenter of MVP that awaits its Model. Its task may
// still wait when the screen is gone, so that the View is weak here.

import Features
import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter: LiveNewsListViewPresenter {
  private weak var view: (any LiveNewsListView)?
  private let list: LiveNewsList
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?
  /// How many tasks wait for the news, which all get the same.
  private var updates = 0

  init(view: any LiveNewsListView, list: LiveNewsList) {
    self.view = view
    self.list = list
  }

  func updateView() {
    updates += 1
    Task {
      do {
        try await list.fetchLiveNews()
        view?.showNews()
        if updates == 1, let number = awaitedArticle {
          awaitedArticle = nil
          showArticle(number)
        }
      } catch is ServiceError {
        awaitedArticle = nil
        view?.showError("Problem Fetching News")
      } catch {
        // Cancelled: the news aren't wanted any more.
      }
      updates -= 1
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

  func openArticle(number: Int) {
    guard list.news.isEmpty else { return showArticle(number) }
    awaitedArticle = number
    updateView()
  }

  private func showArticle(_ number: Int) {
    guard list.news.indices.contains(number - 1) else {
      view?.showError("There is no such article.")
      return
    }
    view?.showArticle(ArticleViewModel(list.news[number - 1]))
  }
}
