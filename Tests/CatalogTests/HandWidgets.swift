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
