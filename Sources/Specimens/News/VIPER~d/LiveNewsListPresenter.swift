// The presenter of the news, built in VIPER.

import LayerTracing
import Widgets

@Layer(.presenter)
final class LiveNewsListPresenter {
  weak var view: (any LiveNewsListPresenterToViewProtocol)?
  var interactor: (any LiveNewsListPresenterToInteractorProtocol)?
  var router: (any LiveNewsListPresenterToRouterProtocol)?
  /// Where a link leads that came before the news.
  private var awaitedArticle: Int?
}

@Layer
extension LiveNewsListPresenter: LiveNewsListViewToPresenterProtocol {
  func updateView() {
    interactor?.fetchLiveNews()
  }

  func getNewsListCount() -> Int {
    interactor?.newsCount() ?? 0
  }

  func getNews(index: Int) -> LiveNewsViewModel? {
    interactor?.news(at: index).map(LiveNewsViewModel.init)
  }

  func didSelectNews(index: Int) {
    guard let article = interactor?.news(at: index) else { return }
    push(article)
  }

  private func push(_ article: LiveNewsData) {
    (view as? ViewController)?.navigationController?.pushViewController(
      ArticleRouter.createModule(for: article), animated: true)
  }
}

@Layer
extension LiveNewsListPresenter:
  LiveNewsListInteractorToPresenterProtocol
{
  func liveNewsFetched() {
    view?.showNews()
    if let number = awaitedArticle {
      awaitedArticle = nil
      showArticle(number)
    }
  }

  func liveNewsFetchedFailed() {
    awaitedArticle = nil
    view?.showError("Problem Fetching News")
  }
}

@Layer
extension LiveNewsListPresenter: LiveNewsListSceneToPresenterProtocol {
  /// A link leads to an article, whatever is seen now.
  func openArticle(number: Int) {
    router?.returnToList()
    guard interactor?.newsCount() == 0 else {
      return showArticle(number)
    }
    awaitedArticle = number
    interactor?.fetchLiveNews()
  }

  private func showArticle(_ number: Int) {
    guard let article = interactor?.news(at: number - 1) else {
      view?.showError("There is no such article.")
      return
    }
    push(article)
  }
}
