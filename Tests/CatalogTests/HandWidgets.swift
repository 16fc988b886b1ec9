/// Stands in for the button: a tap is the user's, and goes on to the target.
final class HandButton {
  private let title: String
  private let log: HandLog
  private var action: () -> Void = {}

  init(_ title: String, _ log: HandLog) {
    self.title = title
    self.log = log
  }

  func addTarget(_ action: @escaping () -> Void) { self.action = action }

  func tap() {
    log("User -> View", "tap(_:)", "\"\(title)\"")
    action()
  }
}

/// Stands in for the label: the code that sets its text writes that down.
final class HandLabel {
  var text = ""
}

/// The Model of the counter, the same in MVC, MVP and MVVM.
final class HandAmount {
  private let log: HandLog
  private var handlers: [(Int) -> Void] = []
  private(set) var number = 0

  init(_ log: HandLog) { self.log = log }

  private func set(_ number: Int) {
    log("Model -> Model", "number", "\(number)")
    self.number = number
    for handler in handlers { handler(number) }
  }

  func increase() { set(number + 1) }
  func decrease() { set(number - 1) }
  func observe(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
}
