// Demonstrates a View in a circle: it says what the user did, as an
// action, and binds each part of the state that comes of it to a label.

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

  private let reactor: CountReactor
  private var binding: Disposable?

  init(reactor: CountReactor) {
    self.reactor = reactor
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

    bind(reactor: reactor)
  }

  private func bind(reactor: CountReactor) {
    binding = Stream(reactor.bind).map(\.number).distinctUntilChanged()
      .bind { [weak self] number in
        self?.amountLabel.text = String(number)
      }
  }

  private func increaseButtonTouched(_ sender: Button) {
    reactor.action(.increase)
  }

  private func decreaseButtonTouched(_ sender: Button) {
    reactor.action(.decrease)
  }
}
