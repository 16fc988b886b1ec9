// Demonstrates the View of a Store: all of it is rendered, whatever has
// changed. The next screen is part of the state, too.

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

  private let store: any Store<CandyState, CandyAction>
  private var subscription: Disposable?

  init(store: any Store<CandyState, CandyAction>) {
    self.store = store
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

    subscription = store.subscribe { [weak self] state in
      self?.render(state)
    }
    store.send(.viewDidLoad)
  }

  private func quantityStepperValueChanged(_ sender: Stepper) {
    store.send(.candyQuantityChanged(sender.value))
  }

  private func chocoStepperValueChanged(_ sender: Stepper) {
    store.send(.chocoQuantityChanged(sender.value))
  }

  private func buyButtonTouched(_ sender: Button) {
    store.send(.buyButtonTouched)
  }

  private func retryButtonTouched(_ sender: Button) {
    store.send(.retryButtonTouched)
  }

  private func render(_ state: CandyState) {
    let candy = state.offer?.candy
    titleLabel.text = candy?.title
    candyImageView.image = candy.map { Image(named: $0.imageName) }
    descriptionLabel.text = candy?.description
    priceLabel.text = state.price
    chocoPriceLabel.text = state.chocoPrice
    quantityLabel.text = state.quantity
    totalPriceLabel.text = state.totalPrice
    inclTaxLabel.text = state.totalInclTax
    taxLabel.text = state.tax
    refusalLabel.text = state.refusalText
    messageLabel.text = state.message
    retryButton.isHidden = state.message == nil
    if state.receipt == nil { hideReceipt() } else { showReceipt() }
  }

  private func showReceipt() {
    guard navigationController?.topViewController === self,
      let store = ScopedStore(
        of: store, \.receipt, CandyAction.receipt)
    else { return }
    navigationController?.pushViewController(
      ReceiptViewController(store: store), animated: true)
  }

  private func hideReceipt() {
    guard navigationController?.topViewController !== self else { return }
    navigationController?.popToRootViewController(animated: true)
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
