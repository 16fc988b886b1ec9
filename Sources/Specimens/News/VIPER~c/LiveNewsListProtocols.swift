// The protocols of the news, built in VIPER.

import Features

protocol LiveNewsListViewToPresenterProtocol: AnyObject {
  func updateView()
  func getNewsListCount() -> Int
  func getNews(index: Int) -> LiveNewsViewModel?
  func getArticle(index: Int) -> LiveNewsData?
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
