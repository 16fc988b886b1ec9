// Demonstrates the View as the Presenter knows it: it is told that there
// is news, and asks for each row by itself.

protocol LiveNewsListView: AnyObject {
  func showNews()
  func showError(_ message: String)
  func showArticle(_ presenter: any ArticleViewPresenter)
}
