// Demonstrates the ViewModel that one begins with today: its state is
// observed, and what takes its time is `async`, so that a test awaits it.
// It makes no task, and so has none to cancel.

import Features
import LayerTracing
import Observation

@Layer(.viewModel)
@Observable
final class LiveNewsListViewModel {
  private(set) var rows: [LiveNewsTexts] = []
  private(set) var error: String?

  private let list: LiveNewsList
  /// What the rows were made of: a row opens the article that it shows.
  @ObservationIgnored private var news: [LiveNewsModel] = []

  init(list: LiveNewsList) {
    self.list = list
  }

  func refresh() async {
    do {
      let news = try await list.fetchLiveNews()
      let newRows = await LiveNewsTexts.rows(of: news)
      try Task.checkCancellation()
      (self.news, rows, error) = (news, newRows, nil)
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      self.error = "Problem Fetching News"
    }
  }

  /// The next screen's view model; nil for a row that isn't there.
  func article(index: Int) -> ArticleViewModel? {
    guard news.indices.contains(index) else { return nil }
    return ArticleViewModel(article: news[index])
  }

  /// What a link leads to; nil, with an error to show, if there is no
  /// such article.
  func linkedArticle(number: Int) -> ArticleViewModel? {
    guard !news.isEmpty else { return nil }
    let article = article(index: number - 1)
    if article == nil { error = "There is no such article." }
    return article
  }
}
