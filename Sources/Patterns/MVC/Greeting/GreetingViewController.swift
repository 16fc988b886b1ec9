// Demonstrates how short Cocoa MVC can be: the Controller reads the
// Person itself, makes the sentence and shows it. None of that can be
// tested without a widget.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class GreetingViewController: ViewController {
  private let showGreetingButton = Button(
    title: "Show", identifier: GreetingEvent.show)
  private let greetingLabel = Label()

  private let person: Person

  init(person: Person) {
    self.person = person
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
    greetingLabel.text = "Hello \(person.firstName) \(person.lastName)"
  }
}
