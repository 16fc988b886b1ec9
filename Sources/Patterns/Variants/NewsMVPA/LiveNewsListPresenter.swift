// The presenter of the news list, built in MVP that awaits its model.

import Features
import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter: LiveNewsListViewPresenter {
  private unowned let view: any LiveNewsListView
  private let list: LiveNewsList
  private var tasks: [Task<Void, Never>] = []

  init(view: any LiveNewsListView, list: LiveNewsList) {
    self.view = view
    self.list = list
  }

  deinit {
    for task in tasks { task.cancel() }
  }

  func updateView() {
    let task = Task { [weak self, list] in
      do {
        try await list.fetchLiveNews()
        self?.view.showNews()
      } catch is ServiceError {
        self?.view.showError("Problem Fetching News")
      } catch {
        // Cancelled: the news aren't wanted any more.
      }
    }
    tasks.append(task)
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
}
