// Demonstrates a small module's protocols, in one file as the list's. The
// Router has none: it only makes the module, and no layer calls it.

protocol ArticleViewToPresenterProtocol: AnyObject {
  func viewDidLoad()
}

protocol ArticlePresenterToViewProtocol: AnyObject {
  func set(viewModel: ArticleViewModel)
}

protocol ArticlePresenterToInteractorProtocol: AnyObject {
  func provideArticle()
}

protocol ArticleInteractorToPresenterProtocol: AnyObject {
  func receiveArticle(_ article: LiveNewsData)
}
