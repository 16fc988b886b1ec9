// Demonstrates the View that has the tasks: each is begun by an event,
// awaits the view model, and is cancelled with the screen.

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
  private let refusalLabel = Label()
  private let messageLabel = Label()
  private let retryButton = Button(
    title: "Retry", identifier: CandyEvent.retry, isHidden: true)

  private let viewModel: CandyViewModel
  private var fetching: Task<Void, Never>?

  init(viewModel: CandyViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  deinit { fetching?.cancel() }

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

    fetchCandy()
  }

  override func updateProperties() {
    super.updateProperties()
    show(viewModel.candy)
    show(viewModel.totals)
    show(message: viewModel.message)
    refusalLabel.text = viewModel.refusal
  }

  /// A link leads to the last receipt, whatever is seen now.
  func openReceipt() {
    navigationController?.popToRootViewController(animated: false)
    if let receipt = viewModel.reopenReceipt() { push(receipt) }
  }

  private func quantityStepperValueChanged(_ sender: Stepper) {
    viewModel.update(candyQuantity: sender.value)
  }

  private func chocoStepperValueChanged(_ sender: Stepper) {
    viewModel.update(chocoQuantity: sender.value)
  }

  private func buyButtonTouched(_ sender: Button) {
    if let receipt = viewModel.buy() { push(receipt) }
  }

  private func retryButtonTouched(_ sender: Button) {
    fetchCandy()
  }

  private func fetchCandy() {
    fetching?.cancel()
    fetching = Task { [viewModel] in await viewModel.fetchCandy() }
  }

  private func show(_ candy: CandyTexts?) {
    titleLabel.text = candy?.title
    descriptionLabel.text = candy?.description
    priceLabel.text = candy?.price
    candyImageView.image = candy.map { Image(named: $0.imageName) }
    chocoPriceLabel.text = candy?.chocoPrice
  }

  private func show(_ totals: TotalPriceTexts?) {
    quantityLabel.text = totals?.quantity
    totalPriceLabel.text = totals?.totalPrice
    inclTaxLabel.text = totals?.totalInclTax
    taxLabel.text = totals?.vat
  }

  private func show(message: String?) {
    messageLabel.text = message
    retryButton.isHidden = message == nil
  }

  private func push(_ receipt: ReceiptViewModel) {
    navigationController?.pushViewController(
      ReceiptViewController(viewModel: receipt), animated: true)
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
          buyButton, refusalLabel, messageLabel, retryButton,
        ]))
  }
}
