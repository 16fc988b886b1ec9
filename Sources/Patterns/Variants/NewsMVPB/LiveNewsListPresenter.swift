// The presenter of the news list, built in MVP that awaits its model.

import Features
import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter: LiveNewsListViewPresenter {
  private unowned let view: any LiveNewsListView
  private let list: LiveNewsList
  private var fetching: Task<Void, Never>?

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
        self?.view.showNews()
      } catch is ServiceError {
        self?.view.showError("Problem Fetching News")
      } catch {
        // Cancelled: the news aren't wanted any more.
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
    showArticle(at: index)
    guard let fetching else { return }
    // What is read is brought up to date when the news are here.
    Task { [weak self] in
      await fetching.value
      self?.showArticle(at: index)
    }
  }

  private func showArticle(at index: Int) {
    guard list.news.indices.contains(index) else { return }
    view.showArticle(ArticleViewModel(list.news[index]))
  }
}
