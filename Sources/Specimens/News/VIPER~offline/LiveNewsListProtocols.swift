// Demonstrates protocols that are named after who speaks to whom: the
// receiver conforms. All those of a module stand in one file. objc.io has
// Input and Output of the Interactor instead.

import Features

protocol LiveNewsListViewToPresenterProtocol: AnyObject {
  func updateView()
  func getNewsListCount() -> Int
  func getNews(index: Int) -> LiveNewsViewModel?
  func didSelectNews(index: Int)
}

protocol LiveNewsListPresenterToViewProtocol: AnyObject {
  func showNews()
  func showError(_ message: String)
}

protocol LiveNewsListPresenterToInteractorProtocol: AnyObject {
  func fetchLiveNews()
  func newsCount() -> Int
  func news(at index: Int) -> LiveNewsData?
}

protocol LiveNewsListInteractorToPresenterProtocol: AnyObject {
  func liveNewsFetched()
  func liveNewsFetchedFailed()
}

protocol LiveNewsWorkerProtocol: AnyObject {
  func fetchLiveNews(
    completion: @escaping (_ result: NewsResult) -> Void)
}

protocol LiveNewsArchiveProtocol: AnyObject {
  func save(_ news: [LiveNewsModel])
  func savedNews() -> [LiveNewsModel]
}

protocol LiveNewsListPresenterToRouterProtocol: AnyObject {
  func returnToList()
  func showArticle(_ article: LiveNewsData)
}

protocol LiveNewsListSceneToPresenterProtocol: AnyObject {
  func openArticle(number: Int)
}
