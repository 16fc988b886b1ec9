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

  @discardableResult
  func fetchLiveNews() async throws -> [LiveNewsModel] {
    let newest = try await service.fetchLiveNews()
    try Task.checkCancellation()
    news = newest
    return newest
  }
}
