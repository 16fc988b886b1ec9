// Demonstrates the Builder of VIPER: all wiring of a module in one place.
// No other type knows which class is behind which protocol.

import Features

enum CandyBuilder {
  static func buildModule(
    around view: CandyViewController, service: CandyService
  ) -> CandyRouter {
    let presenter = CandyPresenter()
    let interactor = CandyInteractor(apiWorker: worker(for: service))
    let router = CandyRouter()

    view.presenter = presenter
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
