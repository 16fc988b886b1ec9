// The view controller of the counter, built in MVP that supervises.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class CountViewController: ViewController {
  private let amountLabel = Label()
  private let increaseButton = Button(
    title: "+", identifier: CounterEvent.increase)
  private let decreaseButton = Button(
    title: "-", identifier: CounterEvent.decrease)

  /// Strong: the view owns its presenter.
  var presenter: (any CountViewPresenter)?
  private var amount: Amount?
  private var observation: Disposable?

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3, [decreaseButton, increaseButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)

    presenter?.viewDidLoad()
  }

  private func increaseButtonTouched(_ sender: Button) {
    presenter?.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    amount?.decrease()
  }
}

@Layer
extension CountViewController: CountView {
  func bind(to amount: Amount) {
    self.amount = amount
    amountLabel.text = String(amount.number)
    observation = amount.observe { [weak self] number in
      self?.amountLabel.text = String(number)
    }
  }
}
