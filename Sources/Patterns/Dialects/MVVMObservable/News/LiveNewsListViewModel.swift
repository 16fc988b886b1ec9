// Demonstrates a list that is observed as one value: rows that are equal
// to those before are no change, and no reader is told.

import Features
import LayerTracing
import Observation

@Layer(.viewModel)
@Observable
final class LiveNewsListViewModel {
  private(set) var rows: [LiveNewsTexts] = []
  private(set) var error: String?

  private let list: LiveNewsList
  /// No state: the same article may be read again.
  private let articles = Observers<ArticleTexts>()
  @ObservationIgnored private var observation: Observation?

  init(list: LiveNewsList) {
    self.list = list
  }

  func bind(
    article articleHandler: @escaping (_ article: ArticleTexts) -> Void
  ) -> Observation {
    articles.add(articleHandler)
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
      rows = list.news.map(LiveNewsTexts.init)
      error = nil
    case .failed:
      error = "Problem Fetching News"
    }
  }
}
