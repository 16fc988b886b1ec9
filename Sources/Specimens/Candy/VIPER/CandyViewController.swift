// Demonstrates the View of VIPER: it passes on what the user does, shows
// what it is told, and knows of no other screen.

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
  var presenter: (any CandyPresenterProtocol)?
  /// For the scene: what it may ask of the module.
  weak var moduleInput: (any CandyModuleInput)?

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
extension CandyViewController: CandyViewProtocol {
  func set(viewModel: CandyViewModel) {
    titleLabel.text = viewModel.title
    descriptionLabel.text = viewModel.description
    priceLabel.text = viewModel.price
    candyImageView.image = Image(named: viewModel.imageName)
    chocoPriceLabel.text = viewModel.chocoPrice
    messageLabel.text = nil
  }

  func set(totalPriceViewModel viewModel: TotalPriceViewModel) {
    quantityLabel.text = viewModel.quantity
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
}
