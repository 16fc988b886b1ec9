// Demonstrates a Model that is awaited: it returns what it has fetched,
// and keeps what it had when that fails.

import Features
import LayerTracing

@Layer(.model)
final class LiveNewsList {
  private let service: NewsService
  private(set) var news: [LiveNewsModel] = []

  init(service: NewsService) {
    self.service = service
  }

  func fetchLiveNews() async throws -> [LiveNewsModel] {
    news = try await service.fetchLiveNews()
    return news
  }
}
