// The view controller of the candy shop, built in MVP.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class CandyViewController: ViewController {
  private let titleLabel = Label()
  private let candyImageView = ImageView()
  private let descriptionLabel = Label()
  private let priceLabel = Label()
  private let quantityStepper = Stepper(identifier: CandyEvent.quantity)
  private let chocoPriceLabel = Label()
  private let chocoStepper = Stepper(identifier: CandyEvent.choco)
  private let quantityLabel = Label()
  private let totalPriceLabel = Label()
  private let inclTaxLabel = Label()
  private let taxLabel = Label()
  private let buyButton = Button(title: "Buy", identifier: CandyEvent.buy)
  private let messageLabel = Label()
  private let retryButton = Button(
    title: "Retry", identifier: CandyEvent.retry, isHidden: true)

  /// Strong: the view owns its presenter.
  var presenter: (any CandyViewPresenter)?

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    quantityStepper.addTarget(
      self, action: CandyViewController.quantityStepperValueChanged,
      for: .valueChanged)
    chocoStepper.addTarget(
      self, action: CandyViewController.chocoStepperValueChanged,
      for: .valueChanged)
    buyButton.addTarget(
      self, action: CandyViewController.buyButtonTouched)
    retryButton.addTarget(
      self, action: CandyViewController.retryButtonTouched)

    presenter?.fetchCandy()
  }

  /// A link leads to the last receipt, whatever is seen now.
  func openReceipt() {
    navigationController?.popToRootViewController(animated: false)
    presenter?.reopenReceipt()
  }

  private func quantityStepperValueChanged(_ sender: Stepper) {
    presenter?.update(candyQuantity: sender.value)
  }

  private func chocoStepperValueChanged(_ sender: Stepper) {
    presenter?.update(chocoQuantity: sender.value)
  }

  private func buyButtonTouched(_ sender: Button) {
    messageLabel.text = nil
    presenter?.buy()
  }

  private func retryButtonTouched(_ sender: Button) {
    presenter?.retry()
  }

  private func layOut() {
    quantityStepper.maximumValue = .max
    chocoStepper.maximumValue = .max
    view.addSubview(
      StackView(
        .vertical,
        [
          titleLabel, candyImageView, descriptionLabel, priceLabel,
          quantityStepper, chocoPriceLabel, chocoStepper,
          quantityLabel, totalPriceLabel, inclTaxLabel, taxLabel,
          buyButton, messageLabel, retryButton,
        ]))
  }
}

@Layer
extension CandyViewController: CandyView {
  func set(viewModel: CandyViewModel) {
    titleLabel.text = viewModel.title
    descriptionLabel.text = viewModel.description
    priceLabel.text = viewModel.price
    candyImageView.image = Image(named: viewModel.imageName)
    chocoPriceLabel.text = viewModel.chocoPrice
    messageLabel.text = nil
  }

  func set(totals: CandyTotals) {
    quantityLabel.text = String(totals.quantity)
    totalPriceLabel.text = "Total Price : \(totals.totalPrice)won"
    inclTaxLabel.text = "Incl Tax : \(totals.totalInclTax)won"
    taxLabel.text = "Tax : \(totals.vat)%"
    messageLabel.text = nil
  }

  func showFailure(_ message: String) {
    messageLabel.text = message
    retryButton.isHidden = false
  }

  func hideFailure() {
    messageLabel.text = nil
    retryButton.isHidden = true
  }

  func showMessage(_ message: String) {
    messageLabel.text = message
  }

  func showReceipt(_ presenter: any ReceiptViewPresenter) {
    navigationController?.pushViewController(
      ReceiptViewController(presenter: presenter), animated: true)
  }
}
