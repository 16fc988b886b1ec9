// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class LiveNewsListViewMock {
  private(set) var recorded: [String] = []
  private var binding: Disposable?

  func bind(to viewModel: LiveNewsListViewModel) {
    binding = viewModel.bind(
      rows: { [weak self] rows in self?.note(rows ?? []) },
      error: { [weak self] error in self?.note(error ?? "no error") },
      article: { [weak self] article in
        self?.note("Article, \(article.title)")
      })
  }

  private func note(_ rows: [LiveNewsTexts]) {
    let (first, last) = (rows.first?.title, rows.last?.title)
    note("\(rows.count) news, \(first ?? "none") to \(last ?? "none")")
  }

  private func note(_ text: String) {
    recorded.append(text)
  }
}
