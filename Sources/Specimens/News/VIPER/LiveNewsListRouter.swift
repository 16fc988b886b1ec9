// Demonstrates a Router that also assembles: it makes its own module,
// wires it and gives out the view; later it leads to another module.

import Features
import LayerTracing
import Widgets

@Layer(.router)
final class LiveNewsListRouter {
  weak var viewController: ViewController?
  weak var presenter: (any LiveNewsListRouterToPresenterProtocol)?

  static func createModule(
    service: NewsService
  ) -> (view: ViewController, router: LiveNewsListRouter) {
    let view = LiveNewsListViewController()
    let presenter = LiveNewsListPresenter()
    let interactor = LiveNewsListInteractor(
      worker: LiveNewsWorker(service: service))
    let router = LiveNewsListRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
    interactor.presenter = presenter
    router.viewController = view
    router.presenter = presenter
    return (view, router)
  }
}

@Layer
extension LiveNewsListRouter: LiveNewsListPresenterToRouterProtocol {
  func showArticle(_ article: LiveNewsData) {
    viewController?.navigationController?.pushViewController(
      ArticleRouter.createModule(for: article), animated: true)
  }
}

@Layer
extension LiveNewsListRouter {
  /// A link leads to an article, whatever is seen now.
  func openArticle(number: Int) {
    viewController?.navigationController?.popToRootViewController(
      animated: false)
    presenter?.openArticle(number: number)
  }
}
