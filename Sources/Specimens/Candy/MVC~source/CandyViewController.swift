// Demonstrates the Controller of Cocoa MVC with a Model that works: it
// passes on what the user does, puts what becomes of it into words, and
// pushes the next screen.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
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

  private let order: CandyOrder
  private var observation: Disposable?

  init(order: CandyOrder) {
    self.order = order
    super.init()
  }

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

    observation = order.observe { [weak self] change in
      self?.show(change)
    }
    order.fetchCandy()
  }

  /// A link leads to the last receipt, whatever is seen now.
  func openReceipt() {
    navigationController?.popToRootViewController(animated: false)
    order.reopenReceipt()
  }

  private func quantityStepperValueChanged(_ sender: Stepper) {
    order.update(candyQuantity: sender.value)
  }

  private func chocoStepperValueChanged(_ sender: Stepper) {
    order.update(chocoQuantity: sender.value)
  }

  private func buyButtonTouched(_ sender: Button) {
    messageLabel.text = nil
    order.buy()
  }

  private func retryButtonTouched(_ sender: Button) {
    messageLabel.text = nil
    retryButton.isHidden = true
    order.fetchCandy()
  }

  private func show(_ change: CandyOrder.Change) {
    switch change {
    case .fetched(let offer): show(offer)
    case .updated(let totals): show(totals)
    case .bought(let receipt), .reopened(let receipt):
      navigationController?.pushViewController(
        ReceiptViewController(receipt: receipt), animated: true)
    case .failed(.damaged):
      messageLabel.text = "The goods can't be read: the file is damaged."
      retryButton.isHidden = false
    case .refused(.nothingHereYet):
      messageLabel.text = "The candy isn't here yet."
    case .refused(.nothingChosen):
      messageLabel.text = "There is nothing to buy yet."
    case .refused(.nothingBought):
      messageLabel.text = "Nothing has been bought yet."
    case .refused(.tooMany(let maximum)):
      messageLabel.text = "No more than \(maximum) of each can be bought."
    }
  }

  private func show(_ offer: CandyOffer) {
    titleLabel.text = offer.candy.title
    descriptionLabel.text = offer.candy.description
    priceLabel.text = "\(offer.candy.price) won"
    candyImageView.image = Image(named: offer.candy.imageName)
    chocoPriceLabel.text = "\(offer.choco.title) \(offer.choco.price) won"
    messageLabel.text = nil
  }

  private func show(_ totals: CandyTotals) {
    quantityLabel.text = String(totals.quantity)
    totalPriceLabel.text = "Total Price : \(totals.totalPrice)won"
    inclTaxLabel.text = "Incl Tax : \(totals.totalInclTax)won"
    taxLabel.text = "Tax : \(totals.vat)%"
    messageLabel.text = nil
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
