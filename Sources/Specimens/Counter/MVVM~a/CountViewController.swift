// The view controller of the counter, built in MVVM.

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

  private let viewModel: CountViewModel
  private var binding: Disposable?

  init(viewModel: CountViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = StackView(
      .horizontal, spacing: 3, [decreaseButton, increaseButton])
    view.addSubview(StackView(.vertical, [amountLabel, buttons]))
    increaseButton.addTarget(
      self, action: CountViewController.increaseButtonTouched)
    decreaseButton.addTarget(
      self, action: CountViewController.decreaseButtonTouched)

    binding = viewModel.amountText.bind { amountText in
      self.amountLabel.text = amountText
    }
    viewModel.viewDidLoad()
  }

  private func increaseButtonTouched(_ sender: Button) {
    viewModel.increaseButtonTouched()
  }

  private func decreaseButtonTouched(_ sender: Button) {
    viewModel.decreaseButtonTouched()
  }
}
