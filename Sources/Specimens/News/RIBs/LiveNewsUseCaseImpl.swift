// Demonstrates a UseCase that asks the agency: the Interactor need not
// know whom. The answer may come late, or never.

import Features
import LayerTracing

@Layer(.useCase)
final class LiveNewsUseCaseImpl: LiveNewsUseCase {
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
