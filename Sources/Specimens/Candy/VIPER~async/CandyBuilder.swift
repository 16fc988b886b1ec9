// Demonstrates the Builder of VIPER: all wiring of a module in one place.
// The references go one way, so that most are handed over at birth.

import Features

struct CandyComponent {
  let service: CandyService

  /// Asks the shop, or reads what is stored: behind one protocol.
  var apiWorker: any CandyWorkerProtocol {
    service.isOffline
      ? CandyLocalWorker(stored: service.stored)
      : CandyAPIWorker(service: service)
  }
}

struct CandyBuilder {
  let component: CandyComponent

  func build() -> CandyViewController {
    let view = CandyViewController()
    let interactor = CandyInteractor(apiWorker: component.apiWorker)
    let router = CandyRouter()
    let presenter = CandyPresenter(
      view: view, interactor: interactor, router: router)

    view.presenter = presenter
    view.moduleInput = presenter
    router.viewController = view
    return view
  }
}
