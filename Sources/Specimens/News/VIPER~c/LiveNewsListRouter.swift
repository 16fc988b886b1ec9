// The assembly of the news, built in VIPER.

import Features
import Widgets

enum LiveNewsListRouter {
  static func createModule(
    service: NewsService
  ) -> LiveNewsListViewController {
    let view = LiveNewsListViewController()
    let presenter = LiveNewsListPresenter()
    let interactor = LiveNewsListInteractor(
      worker: LiveNewsWorker(service: service))

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    interactor.presenter = presenter
    return view
  }
}
