// Demonstrates a Model that is awaited: who asks gets the answer, so it
// has no observers. It asks its service no second time while it waits;
// who comes meanwhile waits for the same answer.

import Features
import LayerTracing

@Layer(.model)
final class LiveNewsList {
  private let service: NewsService
  private var request: Task<Void, any Error>?
  private(set) var news: [LiveNewsModel] = []

  init(service: NewsService) {
    self.service = service
  }

  func fetchLiveNews() async throws {
    let request =
      self.request
      ?? Task {
        defer { self.request = nil }
        news = try await service.fetchLiveNews()
      }
    self.request = request
    try await request.value
  }
}
