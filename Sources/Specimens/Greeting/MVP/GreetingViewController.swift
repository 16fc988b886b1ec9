// Demonstrates the passive View of MVP: it says that the button was
// tapped, and shows what it is told.

import Features
import LayerTracing
import Widgets

@Layer(.view)
final class GreetingViewController: ViewController {
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  /// Strong: the view owns its presenter.
  var presenter: (any GreetingViewPresenter)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [greetingLabel, showGreetingButton]))
    showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapButton)
  }

  private func didTapButton(_ sender: Button) {
    presenter?.didTapShowGreetingButton()
  }
}

@Layer
extension GreetingViewController: GreetingView {
  func setGreeting(_ greeting: String) {
    greetingLabel.text = greeting
  }
}
