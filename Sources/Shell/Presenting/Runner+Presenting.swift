/// A lesson in front of a class.
extension Runner {
  /// Whether a presentation is shown; what is typed then isn't kept.
  public var isPresenting: Bool { projector.isOn }

  /// Leaves the presentation, if one is shown; tells whether one was.
  public func leavePresentation() -> Bool {
    guard projector.isOn else { return false }
    projector.end()
    if endsWithPresentation { isFinished = true }
    return true
  }

  /// Hands a line to the presentation.
  func present(_ line: String) throws(CommandError) {
    if try !projector.take(line) { _ = leavePresentation() }
  }
}
