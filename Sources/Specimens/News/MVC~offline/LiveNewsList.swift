// Demonstrates a Model that MVC, MVP and MVVM share: it fetches, keeps
// what it had when that fails, and asks no second time while it waits.

import Features
import LayerTracing

@Layer(.model)
final class LiveNewsList {
  enum Change: Equatable {
    case fetched
    case failed(ServiceError)
  }

  private let service: NewsService
  private let stored: [LiveNewsModel]
  private let observers = Observers<Change>()
  private var isFetching = false
  private(set) var news: [LiveNewsModel] = []

  init(service: NewsService, stored: [LiveNewsModel]) {
    self.service = service
    self.stored = stored
  }

  func observe(
    _ changeHandler: @escaping (_ change: Change) -> Void
  ) -> Disposable {
    observers.add(changeHandler)
  }

  func fetchLiveNews() {
    guard !isFetching else { return }
    isFetching = true
    service.fetchLiveNews { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: NewsResult) {
    isFetching = false
    switch result {
    case .success(let news):
      self.news = news
      observers.notify(.fetched)
    case .failure(let error):
      if news.isEmpty {
        news = stored
        observers.notify(.fetched)
      }
      observers.notify(.failed(error))
    }
  }
}
