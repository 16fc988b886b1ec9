// Demonstrates a small module's protocols, in one file as the list's:
// the Router only makes the module, and is spoken to by no one.

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
