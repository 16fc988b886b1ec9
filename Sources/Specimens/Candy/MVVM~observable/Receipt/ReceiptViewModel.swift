// Demonstrates that what never changes isn't observed: a constant is
// read, and there is nothing to be told.

import LayerTracing

@Layer(.viewModel)
final class ReceiptViewModel {
  let texts: ReceiptTexts

  init(texts: ReceiptTexts) {
    self.texts = texts
  }
}
