// Demonstrates the View as the Presenter knows it: that there are news it
// is told, and which ones it has to ask.

protocol LiveNewsListView: AnyObject {
  func showNews()
  func showError(_ message: String)
  func showArticle(_ viewModel: ArticleViewModel)
}
