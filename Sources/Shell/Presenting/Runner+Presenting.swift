import Terminal
import Views

/// A lesson in front of a class: lines go to it while it is shown.
extension Runner {
  /// Whether a presentation is shown; what is typed then isn't kept.
  public var isPresenting: Bool { presentation != nil }

  /// Begins a presentation.
  func begin(_ presentation: Presentation) {
    self.presentation = presentation
    lookBefore = printer.profile.look
    printer.change { $0.look = .projector }
    showPage()
  }

  /// Leaves the presentation, if one is shown.
  ///
  /// - Returns: Whether one was.
  public func leavePresentation() -> Bool {
    guard presentation != nil else { return false }
    presentation = nil
    printer.change { [lookBefore] in $0.look = lookBefore }
    printer.clear()
    if endsWithPresentation { isFinished = true }
    return true
  }

  /// Hands a line to the presentation.
  func present(_ line: String) throws(Complaint) {
    guard let presentation else { return }
    let notice = try presentation.take(line)
    if presentation.isOver {
      _ = leavePresentation()
    } else if let notice, !printer.profile.hasPages {
      show(Document([Text(notice, .hint)]))
    } else {
      showPage(notice)
    }
  }

  private func showPage(_ notice: String? = nil) {
    guard let presentation else { return }
    printer.clear()
    printer.show(presentation.page(for: printer.profile, notice: notice))
  }
}
