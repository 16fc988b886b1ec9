// Demonstrates a test's view: it reads as a view does, notes what it has
// read, and has no widget.

import Features
import LayerTracing

@Layer(.view)
final class AccountViewMock {
  private(set) var recorded: [String] = []
  private let viewModel: AccountViewModel
  private var bindings: [Disposable] = []

  init(viewModel: AccountViewModel) {
    self.viewModel = viewModel
  }

  func bind() {
    bindings = [
      viewModel.applyCards.add { [weak self] in
        self?.note("apply card")
      },
      viewModel.ends.add { [weak self] in self?.note("finished") },
    ]
  }

  func updateProperties() {
    note(viewModel.text)
    note(viewModel.계좌종류)
    note(viewModel.안내 ?? "no message")
  }

  private func note(_ text: String) {
    recorded.append(text)
  }
}
