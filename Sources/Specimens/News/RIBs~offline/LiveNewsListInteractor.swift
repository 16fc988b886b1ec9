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

@Layer(.interactor)
final class LiveNewsListInteractor:
  PresentableInteractor<any LiveNewsListPresentable>,
  LiveNewsListInteractable
{
  weak var router: (any LiveNewsListRouting)?
  private let useCase: any LiveNewsUseCase
  private var news: [LiveNewsModel] = []
  private var isFetching = false
  /// The workflow that waits for the news; a newer one takes its place.
  private var waiting: CheckedContinuation<Bool, Never>?

  init(
    presenter: any LiveNewsListPresentable,
    useCase: any LiveNewsUseCase
  ) {
    self.useCase = useCase
    super.init(presenter: presenter)
  }

  override func didBecomeActive() {
    fetchLiveNews()
  }

  private func fetchLiveNews() {
    guard !isFetching else { return }
    isFetching = true
    useCase.fetchLiveNews { [weak self] result in
      self?.receive(result)
    }
  }

  override func willResignActive() {
    endWaiting(withNews: false)
  }

  private func receive(_ result: NewsResult) {
    isFetching = false
    switch result {
    case .success(let news):
      self.news = news
      presenter.present(news: news.map(data))
      endWaiting(withNews: true)
    case .failure:
      if news.isEmpty {
        news = useCase.savedNews()
        presenter.present(news: news.map(data))
        endWaiting(withNews: true)
      }
      presenter.presentFailure()
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
  func waitForNews() async -> Bool {
    guard news.isEmpty else { return true }
    endWaiting(withNews: false)
    return await withCheckedContinuation {
      waiting = $0
      fetchLiveNews()
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
