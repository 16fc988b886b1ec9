// The interactor of the news, built in RIBs with a worker.

import Features
import LayerTracing

protocol LiveNewsListRouting: ViewableRouting {
  func routeToArticle(_ article: LiveNewsData)
  func detachArticle()
  func routeToList()
}

protocol LiveNewsListPresentable: Presentable {
  func present(news: [LiveNewsData])
  func presentFailure()
  func presentNoArticle()
}

protocol LiveNewsWorkerProtocol: Working {
  var news: [LiveNewsModel] { get }
  func observe(
    _ observer: @escaping (_ result: NewsResult) -> Void
  ) -> Disposable
  func refresh()
}

@Layer(.interactor)
final class LiveNewsListInteractor:
  PresentableInteractor<any LiveNewsListPresentable>,
  LiveNewsListInteractable
{
  weak var router: (any LiveNewsListRouting)?
  private let worker: any LiveNewsWorkerProtocol
  private var news: [LiveNewsModel] = []
  /// The workflow that waits for the news; a newer one takes its place.
  private var waiting: CheckedContinuation<Bool, Never>?

  init(
    presenter: any LiveNewsListPresentable,
    worker: any LiveNewsWorkerProtocol
  ) {
    self.worker = worker
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    worker.observe { [weak self] result in
      self?.receive(result)
    }.disposeOnDeactivate(interactor: self)
    worker.start(self)
  }

  override func willResignActive() {
    endWaiting(withNews: false)
  }

  private func receive(_ result: NewsResult) {
    switch result {
    case .success(let news):
      self.news = news
      presenter.present(news: news.map(data))
      endWaiting(withNews: true)
    case .failure:
      presenter.presentFailure()
      endWaiting(withNews: false)
    }
  }

  private func endWaiting(withNews isThere: Bool) {
    waiting?.resume(returning: isThere)
    waiting = nil
  }

  private func data(of article: LiveNewsModel) -> LiveNewsData {
    LiveNewsData(
      title: article.title,
      author: article.author,
      description: article.description)
  }
}

@Layer
extension LiveNewsListInteractor: LiveNewsListPresentableListener {
  func updateView() {
    worker.refresh()
  }

  func didSelectNews(index: Int) {
    guard worker.news.indices.contains(index) else { return }
    router?.routeToArticle(data(of: worker.news[index]))
  }
}

@Layer
extension LiveNewsListInteractor: ArticleListener {
  func articleDidClose() {
    router?.detachArticle()
  }
}

@Layer
extension LiveNewsListInteractor: LiveNewsListActionableItem {
  func waitForNews() async -> Bool {
    guard news.isEmpty else { return true }
    endWaiting(withNews: false)
    return await withCheckedContinuation {
      waiting = $0
      worker.refresh()
    }
  }

  func openArticle(number: Int) {
    router?.routeToList()
    guard news.indices.contains(number - 1) else {
      return presenter.presentNoArticle()
    }
    router?.routeToArticle(data(of: news[number - 1]))
  }
}
