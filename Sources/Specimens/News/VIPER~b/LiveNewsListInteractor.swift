// The interactor of the news, built in VIPER.

import Features
import LayerTracing

@Layer(.interactor)
final class LiveNewsListInteractor {
  weak var presenter: (any LiveNewsListInteractorToPresenterProtocol)?
  private let worker: any LiveNewsWorkerProtocol
  private var news: [LiveNewsModel] = []
  private var isFetching = false

  init(worker: any LiveNewsWorkerProtocol) {
    self.worker = worker
  }

  private func receive(_ result: NewsResult) {
    guard case .success(let news) = result else { return }
    isFetching = false
    self.news = news
    presenter?.liveNewsFetched()
  }
}

@Layer
extension LiveNewsListInteractor:
  LiveNewsListPresenterToInteractorProtocol
{
  func fetchLiveNews() {
    guard !isFetching else { return }
    isFetching = true
    worker.fetchLiveNews { [weak self] result in
      self?.receive(result)
    }
  }

  func newsCount() -> Int {
    news.count
  }

  func news(at index: Int) -> LiveNewsData? {
    guard news.indices.contains(index) else { return nil }
    return LiveNewsData(
      title: news[index].title,
      author: news[index].author,
      description: news[index].description)
  }
}
