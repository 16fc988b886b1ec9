// Demonstrates a second module of VIPER: built by its own Builder, from
// what it is handed. Its view owns it, so it goes when the view is
// popped.

enum ReceiptBuilder {
  static func buildModule(
    for receipt: ReceiptData
  ) -> ReceiptViewController {
    let view = ReceiptViewController()
    view.presenter = ReceiptPresenter(
      view: view, interactor: ReceiptInteractor(receipt: receipt))
    return view
  }
}
