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
    callBack:
      @escaping (
        _ result: Result<[LiveNewsModel], ServiceError>
      ) -> Void
  ) {
    service.fetchLiveNews(completion: callBack)
  }
}
