// Demonstrates that only the Interactor has the entities. It is asked for
// them one by one, and answers with data, or with nothing.

import Features
import LayerTracing

@Layer(.interactor)
final class LiveNewsListInteractor {
  weak var presenter: (any LiveNewsListInteractorToPresenterProtocol)?
  private let worker: any LiveNewsWorkerProtocol
  private let archive: any LiveNewsArchiveProtocol
  private var news: [LiveNewsModel] = []
  private var isFetching = false

  init(
    worker: any LiveNewsWorkerProtocol,
    archive: any LiveNewsArchiveProtocol
  ) {
    self.worker = worker
    self.archive = archive
  }

  private func receive(_ result: NewsResult) {
    isFetching = false
    switch result {
    case .success(let news):
      self.news = news
      archive.save(news)
      presenter?.liveNewsFetched()
    case .failure:
      if news.isEmpty {
        news = archive.savedNews()
        presenter?.liveNewsFetched()
      }
      presenter?.liveNewsFetchedFailed()
    }
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
