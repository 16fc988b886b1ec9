// Demonstrates a Model that MVC, MVP and MVVM share: it saves what it
// fetches, and shows what was saved where nothing can be fetched.

import Features
import LayerTracing

@Layer(.model)
final class LiveNewsList {
  enum Change: Equatable {
    case fetched
    case failed(ServiceError)
  }

  private let service: NewsService
  private let archive: NewsArchive
  private let observers = Observers<Change>()
  private var isFetching = false
  private(set) var news: [LiveNewsModel] = []

  init(service: NewsService, archive: NewsArchive) {
    self.service = service
    self.archive = archive
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
      archive.save(news)
      observers.notify(.fetched)
    case .failure(let error):
      if news.isEmpty {
        news = archive.load()
        observers.notify(.fetched)
      }
      observers.notify(.failed(error))
    }
  }
}
