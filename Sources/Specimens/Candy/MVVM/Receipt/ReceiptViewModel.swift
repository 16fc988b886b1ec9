// Demonstrates that each screen of MVVM has a view model of its own: this
// one is handed what it offers, and never changes it.

import Features
import LayerTracing

@Layer(.viewModel)
final class ReceiptViewModel {
  private let texts: Bindable<ReceiptTexts>

  init(texts: ReceiptTexts) {
    self.texts = Bindable(texts)
  }

  func bind(
    _ changeHandler: @escaping (_ texts: ReceiptTexts) -> Void
  ) -> Disposable {
    texts.bind(changeHandler)
  }
}
