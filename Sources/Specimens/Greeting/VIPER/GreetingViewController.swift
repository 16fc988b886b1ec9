// Demonstrates the View of VIPER: it says that the button was tapped, and
// shows what it is told.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class GreetingViewController: ViewController {
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  /// Strong: the view owns its event handler.
  var eventHandler: (any GreetingViewEventHandler)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [greetingLabel, showGreetingButton]))
    showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapButton)
  }

  private func didTapButton(_ sender: Button) {
    eventHandler?.didTapShowGreetingButton()
  }
}

@Layer
extension GreetingViewController: GreetingView {
  func setGreeting(_ greeting: String) {
    greetingLabel.text = greeting
  }
}
