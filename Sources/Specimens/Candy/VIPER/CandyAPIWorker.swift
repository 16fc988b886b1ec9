// Demonstrates the Worker: it fetches for the Interactor, which need not
// know from where. The answer may come late, or never. In the post (000)
// it makes the candy itself; here a service does, for all patterns.

import Features
import LayerTracing

@Layer(.worker)
final class CandyAPIWorker: CandyWorkerProtocol {
  private let service: CandyService

  init(service: CandyService) {
    self.service = service
  }

  func fetchCandy(
    completion: @escaping (_ result: CandyResult) -> Void
  ) {
    service.fetchCandy(completion: completion)
  }
}
