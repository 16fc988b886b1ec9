// Demonstrates a Router that also assembles: it makes its own module,
// wires it and gives out the view; later it leads to another module.

import Features
import LayerTracing
import Widgets

@Layer(.router)
final class LiveNewsListRouter {
  weak var viewController: ViewController?

  static func createModule(
    service: NewsService
  ) -> LiveNewsListViewController {
    let view = LiveNewsListViewController()
    let presenter = LiveNewsListPresenter()
    let interactor = LiveNewsListInteractor(
      worker: LiveNewsWorker(service: service),
      archive: LiveNewsArchiveWorker(archive: service.archive))
    let router = LiveNewsListRouter()

    view.presenter = presenter
    view.moduleInput = presenter
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
    interactor.presenter = presenter
    router.viewController = view
    return view
  }
}

@Layer
extension LiveNewsListRouter: LiveNewsListPresenterToRouterProtocol {
  func returnToList() {
    viewController?.navigationController?.popToRootViewController(
      animated: false)
  }

  func showArticle(_ article: LiveNewsData) {
    viewController?.navigationController?.pushViewController(
      ArticleRouter.createModule(for: article), animated: true)
  }
}
