// The worker of the news, built in RIBs.

import Features
import LayerTracing

@Layer(.worker)
final class LiveNewsWorker: Worker, LiveNewsWorkerProtocol {
  private let service: NewsService
  private let results = Observers<NewsResult>()
  private var isFetching = false
  private(set) var news: [LiveNewsModel] = []

  init(service: NewsService) {
    self.service = service
  }

  override func didStart() {
    refresh()
  }

  func observe(
    _ observer: @escaping (_ result: NewsResult) -> Void
  ) -> Disposable {
    results.add(observer)
  }

  func refresh() {
    guard isStarted, !isFetching else { return }
    isFetching = true
    service.fetchLiveNews { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: NewsResult) {
    isFetching = false
    if case .success(let news) = result { self.news = news }
    if isStarted { results.notify(result) }
  }
}
