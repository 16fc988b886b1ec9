// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class AccountViewMock {
  private(set) var recorded: [String] = []
  private var binding: Disposable?

  func bind(to viewModel: AccountViewModel) {
    binding = viewModel.bind(
      text: { [weak self] text in self?.note(text) },
      계좌종류: { [weak self] text in self?.note(text) },
      안내: { [weak self] text in self?.note(text ?? "no message") },
      applyCard: { [weak self] in self?.note("apply card") },
      isFinished: { [weak self] isFinished in
        if isFinished { self?.note("finished") }
      })
  }

  private func note(_ text: String) {
    recorded.append(text)
  }
}
