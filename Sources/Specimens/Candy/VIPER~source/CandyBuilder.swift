// Demonstrates the Builder of VIPER: all wiring of a module in one place.
// What the module needs from outside is one value, the component. No
// other type knows which class is behind which protocol.

import Features

struct CandyComponent {
  let goods: GoodsFile

  var apiWorker: any CandyWorkerProtocol {
    CandyFileWorker(goods: goods)
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
