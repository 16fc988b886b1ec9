// The view controller of the greeting, built in MVVM.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class GreetingViewController: ViewController {
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  private let viewModel: GreetingViewModel

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
    viewModel.view = self
  }

  private func didTapButton(_ sender: Button) {
    viewModel.didTapShowGreetingButton()
  }
}

@Layer
extension GreetingViewController: GreetingView {
  func setGreeting(_ greeting: String) {
    greetingLabel.text = greeting
  }
}
