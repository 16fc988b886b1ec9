// Demonstrates push where the other patterns pull: all rows are made at
// once, and come to the View as one value. Equal rows don't come again.

import Features
import LayerTracing

@Layer(.viewModel)
final class LiveNewsListViewModel {
  let rows = Bindable<[LiveNewsTexts]>([])
  let error = Bindable<String?>(nil)
  /// Nothing that is kept: the same article may be read again.
  let articles = Observers<ArticleViewModel>()

  private let list: LiveNewsList
  private var observation: Disposable?
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?

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
      error.value = "There is no such article."
      return
    }
    articles.notify(ArticleViewModel(article: list.news[number - 1]))
  }

  private func handle(_ change: LiveNewsList.Change) {
    switch change {
    case .fetched:
      rows.value = list.news.map(LiveNewsTexts.init)
      error.value = nil
      if let number = awaitedArticle {
        awaitedArticle = nil
        showArticle(number)
      }
    case .failed:
      awaitedArticle = nil
      error.value = "Problem Fetching News"
    }
  }
}
