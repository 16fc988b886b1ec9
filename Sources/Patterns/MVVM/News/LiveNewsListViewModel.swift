// Demonstrates push where the other patterns pull: all rows are made at
// once, and come to the View as one value. Equal rows don't come again.

import Features
import LayerTracing

@Layer(.viewModel)
final class LiveNewsListViewModel {
  private let list: LiveNewsList
  private let rows = Observable<[LiveNewsTexts]?>(nil)
  private let error = Observable<String?>(nil)
  /// Not an observable: the same article may be read again.
  private let articles = Observers<ArticleTexts>()
  private var observation: Observation?

  init(list: LiveNewsList) {
    self.list = list
  }

  func bind(
    rows rowsHandler: @escaping (_ rows: [LiveNewsTexts]?) -> Void,
    error errorHandler: @escaping (_ error: String?) -> Void,
    article articleHandler: @escaping (_ article: ArticleTexts) -> Void
  ) -> Observation {
    Observation(joining: [
      rows.bind(rowsHandler), error.bind(errorHandler),
      articles.add(articleHandler),
    ])
  }

  func updateView() {
    if observation == nil {
      observation = list.observe { [weak self] change in
        self?.take(change)
      }
    }
    list.fetchLiveNews()
  }

  func didSelectNews(index: Int) {
    guard list.news.indices.contains(index) else { return }
    articles.notify(ArticleTexts(list.news[index]))
  }

  private func take(_ change: LiveNewsList.Change) {
    switch change {
    case .fetched:
      rows.value = list.news.map(LiveNewsTexts.init)
      error.value = nil
    case .failed:
      error.value = "Problem Fetching News"
    }
  }
}
