// Demonstrates the Builder of VIPER: all wiring of a module in one place.
// The references go one way, so that most are handed over at birth.

import Features

enum CandyBuilder {
  static func buildModule(
    around view: CandyViewController, service: CandyService
  ) -> CandyRouter {
    let router = CandyRouter()
    router.viewController = view
    let presenter = CandyPresenter(
      view: view,
      interactor: CandyInteractor(apiWorker: worker(for: service)),
      router: router)
    view.presenter = presenter
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
