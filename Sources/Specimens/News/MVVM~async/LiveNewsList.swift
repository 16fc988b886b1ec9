// Demonstrates a Model that is awaited: it returns what it has fetched,
// and keeps nothing. The view model does.

import Features
import LayerTracing

@Layer(.model)
final class LiveNewsList {
  private let service: NewsService

  init(service: NewsService) {
    self.service = service
  }

  func fetchLiveNews() async throws -> [LiveNewsModel] {
    try await service.fetchLiveNews()
  }
}
