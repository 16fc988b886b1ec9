// Demonstrates a list that is observed as one value: rows that are equal
// to those before are no change, and (since Swift 6.2) no reader is told.

import Features
import LayerTracing
import Observation

@Layer(.viewModel)
@Observable
final class LiveNewsListViewModel {
  private(set) var rows: [LiveNewsTexts] = []
  private(set) var error: String?

  /// No state: the same article may be read again.
  let articles = Observers<ArticleViewModel>()

  private let list: LiveNewsList
  @ObservationIgnored private var observation: Disposable?
  /// Where a link leads that came before the news.
  @ObservationIgnored private var awaitedArticle: Int?

  init(list: LiveNewsList) {
    self.list = list
  }

  func viewDidLoad() {
    observation = list.observe { [weak self] change in
      self?.handle(change)
    }
    list.fetchLiveNews()
  }

  func refresh() {
    list.fetchLiveNews()
  }

  func didSelectNews(index: Int) {
    guard list.news.indices.contains(index) else { return }
    articles.notify(ArticleViewModel(article: list.news[index]))
  }

  func openArticle(number: Int) {
    guard list.news.isEmpty else { return showArticle(number) }
    awaitedArticle = number
    list.fetchLiveNews()
  }

  private func showArticle(_ number: Int) {
    guard list.news.indices.contains(number - 1) else {
      error = "There is no such article."
      return
    }
    articles.notify(ArticleViewModel(article: list.news[number - 1]))
  }

  private func handle(_ change: LiveNewsList.Change) {
    switch change {
    case .fetched:
      rows = list.news.map(LiveNewsTexts.init)
      error = nil
      if let number = awaitedArticle {
        awaitedArticle = nil
        showArticle(number)
      }
    case .failed:
      awaitedArticle = nil
      error = "Problem Fetching News"
    }
  }
}
