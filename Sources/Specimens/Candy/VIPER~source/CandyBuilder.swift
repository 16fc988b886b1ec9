// Demonstrates the Builder of VIPER: all wiring of a module in one place.
// No other type knows which class is behind which protocol.

import Features

enum CandyBuilder {
  static func buildModule(
    around view: CandyViewController
  ) -> CandyRouter {
    let presenter = CandyPresenter()
    let interactor = CandyInteractor(apiWorker: worker())
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

  static func worker() -> any CandyWorkerProtocol {
    CandyFileWorker(text: GoodsFile.today)
  }
}
