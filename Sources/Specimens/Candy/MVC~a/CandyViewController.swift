// The view controller of the candy shop, built in MVC.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class CandyViewController: ViewController {
  /// Of each product; so many that every total is still exact.
  private static let maximumPieces = 1_000_000_000
  /// Value-added tax: 6.5 percent.
  private static let vat = TaxRate(tenthsOfPercent: 65)

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
  private var offer: CandyOffer?
  /// Why there is no offer, if that is known.
  private var hasFailed = false
  private var candyQuantity = 0
  private var chocoQuantity = 0
  private var lastReceipt: CandyReceipt?

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
    guard let lastReceipt else {
      if !hasFailed { messageLabel.text = "Nothing has been bought yet." }
      return
    }
    push(lastReceipt)
  }

  private func push(_ receipt: CandyReceipt) {
    navigationController?.pushViewController(
      ReceiptViewController(receipt: receipt), animated: true)
  }

  private func quantityStepperValueChanged(_ sender: Stepper) {
    candyQuantity = sender.value
    showTotals()
  }

  private func chocoStepperValueChanged(_ sender: Stepper) {
    chocoQuantity = sender.value
    showTotals()
  }

  private func buyButtonTouched(_ sender: Button) {
    guard let offer else {
      if !hasFailed {
        messageLabel.text = "The candy isn't here yet."
      }
      return
    }
    guard hasItems else {
      messageLabel.text = "There is nothing to buy yet."
      return
    }
    guard !isAboveMaximum else { return showTooMany() }
    let receipt = receipt(of: offer)
    lastReceipt = receipt
    messageLabel.text = nil
    push(receipt)
  }

  private func retryButtonTouched(_ sender: Button) {
    hasFailed = false
    messageLabel.text = nil
    retryButton.isHidden = true
    order.fetchCandy()
  }

  private func show(_ change: CandyOrder.Change) {
    switch change {
    case .fetched(let offer):
      self.offer = offer
      show(offer)
      if hasItems { showTotals() }
    case .failed(.unreachable):
      hasFailed = true
      messageLabel.text = "The candy can't be fetched: no connection."
      retryButton.isHidden = false
    }
  }

  private var hasItems: Bool {
    max(candyQuantity, chocoQuantity) > 0
  }

  private var isAboveMaximum: Bool {
    max(candyQuantity, chocoQuantity) > Self.maximumPieces
  }

  private func showTotals() {
    guard let offer else { return }
    guard !isAboveMaximum else { return showTooMany() }
    show(totals(of: offer))
  }

  private func showTooMany() {
    messageLabel.text =
      "No more than \(Self.maximumPieces) of each can be bought."
  }

  private func totals(of offer: CandyOffer) -> CandyTotals {
    let totalPrice =
      offer.candy.price * candyQuantity
      + offer.choco.price * chocoQuantity
    return CandyTotals(
      quantity: candyQuantity + chocoQuantity,
      totalPrice: totalPrice,
      totalInclTax: totalPrice + totalPrice * Self.vat,
      vat: Self.vat)
  }

  private func receipt(of offer: CandyOffer) -> CandyReceipt {
    let candy = CandyReceipt.Item(
      title: offer.candy.title, quantity: candyQuantity)
    let choco = CandyReceipt.Item(
      title: offer.choco.title, quantity: chocoQuantity)
    return CandyReceipt(
      items: [candy, choco].filter { $0.quantity > 0 },
      totalInclTax: totals(of: offer).totalInclTax)
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
