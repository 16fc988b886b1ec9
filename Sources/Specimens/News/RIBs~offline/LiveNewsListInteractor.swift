// Demonstrates an Interactor of RIBs that pushes: all rows go out as
// data, once. It answers no question of a view.

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

protocol LiveNewsWorkerProtocol: AnyObject {
  func fetchLiveNews(
    completion: @escaping (_ result: NewsResult) -> Void)
}

protocol LiveNewsArchiveProtocol: AnyObject {
  func storedNews() -> [LiveNewsModel]
}

@Layer(.interactor)
final class LiveNewsListInteractor:
  PresentableInteractor<any LiveNewsListPresentable>,
  LiveNewsListInteractable
{
  weak var router: (any LiveNewsListRouting)?
  private let worker: any LiveNewsWorkerProtocol
  private let archive: any LiveNewsArchiveProtocol
  private var news: [LiveNewsModel] = []
  private var isFetching = false
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?

  init(
    presenter: any LiveNewsListPresentable,
    worker: any LiveNewsWorkerProtocol,
    archive: any LiveNewsArchiveProtocol
  ) {
    self.worker = worker
    self.archive = archive
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    fetchLiveNews()
  }

  private func fetchLiveNews() {
    guard !isFetching else { return }
    isFetching = true
    worker.fetchLiveNews { [weak self] result in
      self?.receive(result)
    }
  }

  private func receive(_ result: NewsResult) {
    isFetching = false
    switch result {
    case .success(let news):
      self.news = news
      presenter.present(news: news.map(data))
      if let number = awaitedArticle {
        awaitedArticle = nil
        showArticle(number)
      }
    case .failure:
      if news.isEmpty {
        news = archive.storedNews()
        presenter.present(news: news.map(data))
        if let number = awaitedArticle {
          awaitedArticle = nil
          showArticle(number)
        }
      }
      presenter.presentFailure()
    }
  }

  private func showArticle(_ number: Int) {
    guard news.indices.contains(number - 1) else {
      return presenter.presentNoArticle()
    }
    router?.routeToArticle(data(of: news[number - 1]))
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
    fetchLiveNews()
  }

  func didSelectNews(index: Int) {
    guard news.indices.contains(index) else { return }
    router?.routeToArticle(data(of: news[index]))
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
  func openArticle(number: Int) {
    router?.routeToList()
    guard news.isEmpty else { return showArticle(number) }
    awaitedArticle = number
    fetchLiveNews()
  }
}
