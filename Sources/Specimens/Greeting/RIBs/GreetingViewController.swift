// Demonstrates the View of RIBs: it says that the button was tapped, and
// shows what the interactor presents on it.

import Features
import LayerTracing
import Widgets

protocol GreetingPresentableListener: AnyObject {
  func didTapShowGreetingButton()
}

@Layer(.view)
final class GreetingViewController:
  ViewController, GreetingViewControllable
{
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  /// Weak: the interactor owns this view, as its presenter.
  weak var listener: (any GreetingPresentableListener)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [greetingLabel, showGreetingButton]))
    showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapButton)
  }

  private func didTapButton(_ sender: Button) {
    listener?.didTapShowGreetingButton()
  }
}

@Layer
extension GreetingViewController: GreetingPresentable {
  func setGreeting(_ greeting: String) {
    greetingLabel.text = greeting
  }
}
