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
    let presenter = AccountPresenter()
    let interactor = AccountInteractor(apiWorker: component.apiWorker)
    let router = AccountRouter()

    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.viewController = view
    return view
  }
}
