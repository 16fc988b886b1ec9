// Demonstrates the View of MVVM: what the user does goes one way, by
// calls; what is to be seen comes back another, by the binding.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class GreetingViewController: ViewController {
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  private let viewModel: GreetingViewModel
  private var binding: Disposable?

  init(viewModel: GreetingViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [greetingLabel, showGreetingButton]))
    showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapButton)

    binding = viewModel.greeting.bind { [weak self] greeting in
      self?.greetingLabel.text = greeting
    }
  }

  private func didTapButton(_ sender: Button) {
    viewModel.didTapShowGreetingButton()
  }
}
