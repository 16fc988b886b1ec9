// Demonstrates a Router that leads nowhere: what is left of it is the
// assembly of its module. The view owns the rest, and takes it along
// when it is popped.

import Widgets

enum ArticleRouter {
  static func createModule(for article: LiveNewsData) -> ViewController {
    let view = ArticleViewController()
    let interactor = ArticleInteractor(article: article)
    let presenter = ArticlePresenter(view: view, interactor: interactor)

    view.presenter = presenter
    interactor.presenter = presenter
    return view
  }
}
