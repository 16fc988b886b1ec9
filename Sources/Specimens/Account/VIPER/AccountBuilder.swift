// Demonstrates the Builder of VIPER with a component: what the module
// needs from outside is one value, and the builder is made with it.

import Features

struct AccountComponent {
  let service: AccountService

  var apiWorker: any AccountAPIWorkerProtocol {
    AccountAPIWorker(service: service)
  }
}

struct AccountBuilder {
  let component: AccountComponent

  func build() -> AccountViewController {
    let view = AccountViewController()
    let interactor = AccountInteractor(apiWorker: component.apiWorker)
    let router = AccountRouter()
    let presenter = AccountPresenter(
      view: view, interactor: interactor, router: router)

    view.presenter = presenter
    interactor.output = presenter
    router.viewController = view
    return view
  }
}
