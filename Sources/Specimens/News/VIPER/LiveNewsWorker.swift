// Demonstrates the Worker: it fetches for the Interactor, which need not
// know from where. The answer may come late, or never.

import Features
import LayerTracing

@Layer(.worker)
final class LiveNewsWorker: LiveNewsWorkerProtocol {
  private let service: NewsService

  init(service: NewsService) {
    self.service = service
  }

  func fetchLiveNews(
    completion: @escaping (_ result: NewsResult) -> Void
  ) {
    service.fetchLiveNews(completion: completion)
  }
}
