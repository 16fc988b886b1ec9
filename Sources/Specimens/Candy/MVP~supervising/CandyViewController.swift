// Demonstrates a View with a supervising Presenter: it watches the model
// for what it can show as it is, and is told everything else.

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
  private var observation: Disposable?

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

  private func show(_ change: CandyOrder.Change) {
    switch change {
    case .fetched(let offer):
      titleLabel.text = offer.candy.title
      descriptionLabel.text = offer.candy.description
      candyImageView.image = Image(named: offer.candy.imageName)
    case .updated(let totals):
      quantityLabel.text = String(totals.quantity)
    case .failed, .bought, .reopened, .refused:
      break
    }
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
  func bind(to order: CandyOrder) {
    observation = order.observe { [weak self] change in
      self?.show(change)
    }
  }

  func set(viewModel: CandyViewModel) {
    priceLabel.text = viewModel.price
    chocoPriceLabel.text = viewModel.chocoPrice
    messageLabel.text = nil
  }

  func set(totalPriceViewModel viewModel: TotalPriceViewModel) {
    totalPriceLabel.text = viewModel.totalPrice
    inclTaxLabel.text = viewModel.totalInclTax
    taxLabel.text = viewModel.vat
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
