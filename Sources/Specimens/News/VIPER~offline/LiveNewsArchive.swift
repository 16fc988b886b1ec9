// Demonstrates a second Worker: it has what is stored on the device, for
// when the first can't fetch.

import Features
import LayerTracing

@Layer(.worker)
final class LiveNewsArchive: LiveNewsArchiveProtocol {
  private let stored: [LiveNewsModel]

  init(stored: [LiveNewsModel]) {
    self.stored = stored
  }

  func storedNews() -> [LiveNewsModel] {
    stored
  }
}
