// Demonstrates the Controller of Smalltalk's MVC: what the user does
// reaches it first, and no view. It changes the Model, and tells the View
// nothing: the View finds out by itself.

import Features
import LayerTracing
import Widgets

@Layer(.controller)
final class CountController: Sensor {
  private let event: CounterEvent
  private let amount: Amount

  init(title: String, event: CounterEvent, amount: Amount) {
    self.event = event
    self.amount = amount
    super.init(title: title, identifier: event)
  }

  override func touched() {
    switch event {
    case .increase: amount.increase()
    case .decrease: amount.decrease()
    }
  }
}
