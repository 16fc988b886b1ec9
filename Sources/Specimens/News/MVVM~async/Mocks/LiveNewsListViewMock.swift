// Demonstrates a test's view: it reads as a view does, notes what it has
// read, and has no widget.

import LayerTracing

@Layer(.view)
final class LiveNewsListViewMock {
  private(set) var recorded: [String] = []
  private let viewModel: LiveNewsListViewModel

  init(viewModel: LiveNewsListViewModel) {
    self.viewModel = viewModel
  }

  func push(_ article: ArticleViewModel) {
    note("Article, \(article.title)")
  }

  func updateProperties() {
    note(viewModel.rows)
    note(viewModel.error ?? "no error")
  }

  private func note(_ rows: [LiveNewsTexts]) {
    let (first, last) = (rows.first?.title, rows.last?.title)
    note("\(rows.count) news, \(first ?? "none") to \(last ?? "none")")
  }

  private func note(_ text: String) {
    recorded.append(text)
  }
}
