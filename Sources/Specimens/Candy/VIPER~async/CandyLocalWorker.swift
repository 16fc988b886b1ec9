// Demonstrates a second Worker behind the protocol of the first. It is
// async by its contract, and never suspended: what it gives is there.

import Features
import LayerTracing

@Layer(.worker)
final class CandyLocalWorker: CandyWorkerProtocol {
  private let stored: CandyOffer

  init(stored: CandyOffer) {
    self.stored = stored
  }

  func fetchCandy() async throws -> CandyOffer {
    stored
  }
}
