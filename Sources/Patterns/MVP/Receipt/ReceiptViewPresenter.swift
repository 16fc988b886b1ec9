// Demonstrates the Presenter as the View knows it: somebody to tell that
// the screen is there.

protocol ReceiptViewPresenter: AnyObject {
  init(view: any ReceiptView, receipt: CandyReceipt)

  func viewDidLoad()
}
