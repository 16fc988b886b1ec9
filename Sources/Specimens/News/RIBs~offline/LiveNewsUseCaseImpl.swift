// Demonstrates a UseCase that saves what it fetches: the Interactor need
// not know that, nor where.

import Features
import LayerTracing

@Layer(.useCase)
final class LiveNewsUseCaseImpl: LiveNewsUseCase {
  private let service: NewsService
  private let repository: any LiveNewsRepository

  init(service: NewsService, repository: any LiveNewsRepository) {
    self.service = service
    self.repository = repository
  }

  func fetchLiveNews(
    completion: @escaping (_ result: NewsResult) -> Void
  ) {
    service.fetchLiveNews { [weak repository] result in
      if case .success(let news) = result { repository?.save(news) }
      completion(result)
    }
  }

  func savedNews() -> [LiveNewsModel] {
    repository.load()
  }
}
