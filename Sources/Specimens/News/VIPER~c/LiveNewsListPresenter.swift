// The presenter of the news, built in VIPER.

import LayerTracing

@Layer(.presenter)
final class LiveNewsListPresenter {
  weak var view: (any LiveNewsListPresenterToViewProtocol)?
  var interactor: (any LiveNewsListPresenterToInteractorProtocol)?
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

  func getArticle(index: Int) -> LiveNewsData? {
    interactor?.news(at: index)
  }
}

@Layer
extension LiveNewsListPresenter:
  LiveNewsListInteractorToPresenterProtocol
{
  func liveNewsFetched() {
    view?.showNews()
  }

  func liveNewsFetchedFailed() {
    view?.showError("Problem Fetching News")
  }
}
