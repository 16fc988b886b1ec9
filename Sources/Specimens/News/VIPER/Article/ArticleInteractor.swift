// Demonstrates a small Interactor: it holds what its module is about.

import LayerTracing

@Layer(.interactor)
final class ArticleInteractor: ArticlePresenterToInteractorProtocol {
  weak var presenter: (any ArticleInteractorToPresenterProtocol)?
  private let article: LiveNewsData

  init(article: LiveNewsData) {
    self.article = article
  }

  func provideArticle() {
    presenter?.receiveArticle(article)
  }
}
