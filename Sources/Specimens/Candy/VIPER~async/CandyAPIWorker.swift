// Demonstrates a Worker that is awaited: it answers with a result, and
// says by an error that there is none.

import Features
import LayerTracing

@Layer(.worker)
final class CandyAPIWorker: CandyWorkerProtocol {
  private let service: CandyService

  init(service: CandyService) {
    self.service = service
  }

  func fetchCandy() async throws -> CandyOffer {
    try await service.fetchCandy()
  }
}
