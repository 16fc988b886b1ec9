// Demonstrates the Builder of VIPER: all wiring of a module in one place.
// What the module needs from outside is one value, the component. No
// layer knows which class is behind which protocol. The post (000)
// has `buildModule(arroundView:)`, called when the window shows the view.

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
    interactor.presenter = presenter
    router.viewController = view
    return view
  }
}
