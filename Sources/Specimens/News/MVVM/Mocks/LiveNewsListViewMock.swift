// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class LiveNewsListViewMock {
  private(set) var recorded: [String] = []
  private var bindings: [Disposable] = []

  func bind(to viewModel: LiveNewsListViewModel) {
    bindings = [
      viewModel.rows.bind { [weak self] in self?.note($0) },
      viewModel.error.bind { [weak self] in
        self?.note($0 ?? "no error")
      },
      viewModel.articles.add { [weak self] article in
        self?.note("Article, \(article.title)")
      },
    ]
  }

  private func note(_ rows: [LiveNewsTexts]) {
    let (first, last) = (rows.first?.title, rows.last?.title)
    note("\(rows.count) news, \(first ?? "none") to \(last ?? "none")")
  }

  private func note(_ text: String) {
    recorded.append(text)
  }
}
