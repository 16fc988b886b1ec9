// Demonstrates a Model that is awaited: it returns what it has fetched.
// What was fetched last is kept where it is shown.

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
