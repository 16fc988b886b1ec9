// Demonstrates a Model that is awaited: who asks gets the answer, so it
// has no observers. It keeps what it had when that fails.

import Features
import LayerTracing

@Layer(.model)
final class LiveNewsList {
  private let service: NewsService
  private(set) var news: [LiveNewsModel] = []

  init(service: NewsService) {
    self.service = service
  }

  func fetchLiveNews() async throws {
    news = try await service.fetchLiveNews()
  }
}
