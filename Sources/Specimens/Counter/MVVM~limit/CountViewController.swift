// Demonstrates the View of MVVM: it binds itself to the view model, and
// from then on shows what comes, without being told to.

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
  private var canIncreaseBinding: Disposable?

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

    binding = viewModel.amountText.bind { [weak self] amountText in
      self?.amountLabel.text = amountText
    }
    canIncreaseBinding = viewModel.canIncrease.bind { [weak self] in
      self?.increaseButton.isEnabled = $0
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
