// Demonstrates the Builder of a second module: it is handed what the two
// share, and knows which class is behind which protocol.

struct ReviewBuilder {
  let store: AmountStore

  func buildModule() -> ReviewViewController {
    let view = ReviewViewController()
    let interactor = ReviewInteractor(store: store)
    let presenter = ReviewPresenter(view: view, interactor: interactor)
    view.presenter = presenter
    interactor.output = presenter
    return view
  }
}
