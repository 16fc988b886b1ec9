import Terminal

/// Shows a lesson to a class: lines go to it while it is shown.
final class Projector {
  private let printer: Printer
  private var presentation: Presentation?
  /// Where presentations were left, as the place of a step from 0, by the lessons' names.
  private(set) var left: [String: Int] = [:]
  /// How things looked before it, and whether a class read them.
  private var before = (look: Look.standard, isAtSchool: false)
  /// Whether the end of input came, and it was asked whether that is meant.
  private var isLeaving = false

  /// Makes a projector with nothing to show.
  init(on printer: Printer) { self.printer = printer }

  var isOn: Bool { presentation != nil }

  /// What its next line is asked for with; nil if none is shown.
  var prompt: StyledText? { presentation?.prompt }

  func begin(_ presentation: Presentation) {
    self.presentation = presentation
    isLeaving = false
    before = (printer.profile.look, printer.profile.isAtSchool)
    printer.change { ($0.look, $0.isAtSchool) = (.projector, true) }
    showPage()
  }

  /// Leaves the presentation, and shows things as before it.
  func end() {
    let (way, language) = (presentation?.way, presentation?.language)
    if let presentation {
      left[presentation.shelved.name] = way == nil ? nil : presentation.slide.step
    }
    presentation = nil
    printer.change { [before] in ($0.look, $0.isAtSchool) = before }
    printer.clear()
    if let way, let language {
      printer.show(Document(localized: "present.left", way, style: .hint, in: language))
    }
  }

  /// Whether it was asked at the end of input whether that is meant; asks if it wasn't, where a person can
  /// answer.
  func hasAskedToLeave() -> Bool {
    guard let presentation, printer.profile.isTerminal, !isLeaving else { return true }
    isLeaving = true
    tell(presentation.leaveTaking)
    return false
  }

  /// Hands a line to the presentation; tells whether that goes on.
  func take(_ line: String) throws(CommandError) -> Bool {
    isLeaving = false
    guard let presentation else { return false }
    let notice = try presentation.take(line)
    if presentation.isOver { return false }
    tell(notice)
    return true
  }

  private func tell(_ notice: String?) {
    if let notice, !printer.profile.hasPages {
      printer.show(Document([Text(notice, .hint)]))
    } else {
      showPage(notice)
    }
  }

  func showPage(_ notice: String? = nil) {
    guard let presentation else { return }
    printer.clear()
    printer.show(presentation.page(for: printer.profile, notice: notice))
  }
}

/// A lesson in front of a class.
extension Runner {
  /// Whether a presentation is shown; what is typed then isn't kept.
  public var isPresenting: Bool { projector.isOn }

  /// Shows the page of a presentation as it is drawn for the terminal as it is now.
  func showPageAgain() { speaking { projector.showPage() } }

  /// Leaves the presentation, if one is shown, at the end of input, which a hand at Ctrl-C easily types: it is
  /// asked first whether that is meant.
  ///
  /// - Returns: Whether one was shown.
  public func leavePresentation() -> Bool {
    guard projector.isOn else { return false }
    if projector.hasAskedToLeave() { endPresentation() }
    return true
  }

  private func endPresentation() {
    projector.end()
    if endsWithPresentation { isFinished = true }
  }

  /// Hands a line to the presentation.
  func present(_ line: String) throws(CommandError) {
    if try !projector.take(line) { endPresentation() }
  }
}
