// Demonstrates that each screen of MVP has a contract of its own.

protocol ArticleView: AnyObject {
  func set(viewModel: ArticleViewModel)
}
