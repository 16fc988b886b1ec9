// Demonstrates the View under Observation: what the user does goes one
// way, by calls; what is to be seen is read, again when it has changed.

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
  }

  override func updateProperties() {
    super.updateProperties()
    greetingLabel.text = viewModel.greeting
  }

  private func didTapButton(_ sender: Button) {
    viewModel.didTapShowGreetingButton()
  }
}
