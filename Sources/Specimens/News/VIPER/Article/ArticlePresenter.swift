// Demonstrates a small Presenter: it asks when the screen is there, and
// puts the answer into words.

import LayerTracing

@Layer(.presenter)
final class ArticlePresenter {
  private weak var view: (any ArticlePresenterToViewProtocol)?
  private let interactor: any ArticlePresenterToInteractorProtocol

  init(
    view: any ArticlePresenterToViewProtocol,
    interactor: any ArticlePresenterToInteractorProtocol
  ) {
    self.view = view
    self.interactor = interactor
  }
}

@Layer
extension ArticlePresenter: ArticleViewToPresenterProtocol {
  func viewDidLoad() {
    interactor.provideArticle()
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
