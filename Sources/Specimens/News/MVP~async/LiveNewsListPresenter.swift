// Demonstrates the Presenter of MVP that awaits its Model. It asks no
// second time while it waits; its task waits without holding it, and ends
// with it. The View needs no task.

import Features
import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter: LiveNewsListViewPresenter {
  private weak var view: (any LiveNewsListView)?
  private let list: LiveNewsList
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?
  /// Nil while no answer is awaited. A test awaits it.
  private(set) var fetching: Task<Void, Never>?

  init(view: any LiveNewsListView, list: LiveNewsList) {
    self.view = view
    self.list = list
  }

  deinit { fetching?.cancel() }

  func updateView() {
    guard fetching == nil else { return }
    fetching = Task { [weak self, list] in
      do {
        try await list.fetchLiveNews()
        guard let self else { return }
        view?.showNews()
        if let number = awaitedArticle {
          awaitedArticle = nil
          showArticle(number)
        }
      } catch is CancellationError {
        // The news aren't wanted any more.
      } catch {
        self?.awaitedArticle = nil
        self?.view?.showError("Problem Fetching News")
      }
      self?.fetching = nil
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
    view?.showArticle(ArticlePresenter(article: list.news[index]))
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
    view?.showArticle(ArticlePresenter(article: list.news[number - 1]))
  }
}
