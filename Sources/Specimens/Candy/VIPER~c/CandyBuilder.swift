// The assembly of the candy shop, built in VIPER.

import Features

enum CandyBuilder {
  static func buildModule(
    around view: CandyViewController, service: CandyService
  ) -> CandyRouter {
    let presenter = CandyPresenter()
    let interactor = CandyInteractor(apiWorker: worker(for: service))
    let router = CandyRouter()

    view.presenter = presenter
    view.interactor = interactor
    presenter.view = view
    presenter.router = router
    presenter.interactor = interactor
    interactor.presenter = presenter
    router.viewController = view
    router.presenter = presenter
    return router
  }

  /// Asks the shop, or reads what is stored: behind one protocol.
  static func worker(
    for service: CandyService
  ) -> any CandyWorkerProtocol {
    service.isOffline
      ? CandyLocalWorker(stored: .today)
      : CandyAPIWorker(service: service)
  }
}
