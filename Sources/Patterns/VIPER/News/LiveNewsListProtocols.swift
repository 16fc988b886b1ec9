// Demonstrates 002's way with protocols: all those of a module in one
// file, each named after who speaks to whom. The receiver conforms.

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

protocol LiveNewsListPresenterToRouterProtocol: AnyObject {
  func showArticle(_ article: LiveNewsData)
}
