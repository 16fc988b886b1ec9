// Demonstrates a test's view: it binds as a view does, notes what comes,
// and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class AccountViewMock {
  private(set) var recorded: [String] = []
  private var bindings: [Disposable] = []

  func bind(to viewModel: AccountViewModel) {
    bindings = [
      viewModel.text.bind { [weak self] in self?.note($0) },
      viewModel.계좌종류.bind { [weak self] in self?.note($0) },
      viewModel.안내.bind { [weak self] in
        self?.note($0 ?? "no message")
      },
      viewModel.isApplyingForCard.bind { [weak self] isApplying in
        if isApplying { self?.note("apply card") }
      },
      viewModel.ends.add { [weak self] in self?.note("finished") },
    ]
  }

  private func note(_ text: String) {
    recorded.append(text)
  }
}
