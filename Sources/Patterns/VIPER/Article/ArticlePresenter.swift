// Demonstrates a small Presenter: it asks when the screen is there, and
// puts the answer into words.

import LayerTracing

@Layer(.presenter)
final class ArticlePresenter {
  weak var view: (any ArticlePresenterToViewProtocol)?
  var interactor: (any ArticlePresenterToInteractorProtocol)?
}

@Layer
extension ArticlePresenter: ArticleViewToPresenterProtocol {
  func viewDidLoad() {
    interactor?.provideArticle()
  }
}

@Layer
extension ArticlePresenter: ArticleInteractorToPresenterProtocol {
  func receiveArticle(_ article: LiveNewsData) {
    view?.set(
      viewModel: ArticleViewModel(
        title: article.title,
        author: "By \(article.author ?? "an unknown author")",
        description: article.description ?? "There is no more."))
  }
}
