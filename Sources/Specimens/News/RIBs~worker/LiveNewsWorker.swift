// Demonstrates a Worker in Uber's sense: it fetches because it was
// started, and tells who listens. No layer calls it for the first.

import Features
import LayerTracing

@Layer(.worker)
final class LiveNewsWorker: Worker, LiveNewsWorkerProtocol {
  private let service: NewsService
  private let results = Observers<NewsResult>()
  private var isFetching = false

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
    if isStarted { results.notify(result) }
  }
}
