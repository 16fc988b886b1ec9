// Demonstrates the Presenter as the View knows it: what happened, and
// what a table asks for.

protocol LiveNewsListViewPresenter: AnyObject {
  func updateView()
  func getNewsListCount() -> Int
  func getNews(index: Int) -> LiveNewsViewModel?
  func didSelectNews(index: Int)
  func openArticle(number: Int)
}
