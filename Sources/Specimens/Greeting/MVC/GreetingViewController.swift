// Demonstrates how short Cocoa MVC can be: the Controller hears a button,
// asks the Model whom to greet, and words it. None of that can be tested
// without a widget.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class GreetingViewController: ViewController {
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  private let greeting: Greeting

  init(greeting: Greeting) {
    self.greeting = greeting
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      StackView(.vertical, [greetingLabel, showGreetingButton]))
    showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapButton)
  }

  private func didTapButton(_ sender: Button) {
    let person = greeting.personToGreet()
    greetingLabel.text = "Hello \(person.firstName) \(person.lastName)"
  }
}
