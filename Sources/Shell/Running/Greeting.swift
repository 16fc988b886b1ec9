import Sessions
import Terminal
import Views

/// What a person reads first.
struct Greeting: Block {
  private let head: String
  private let first: String
  private let hasLessons: Bool

  init(_ runner: Runner) {
    head = "\(ProgramIdentity.current.title) \(runner.version). One feature, several architectures."
    let environment = runner.session.environment
    first = environment.features.first.map { "open \($0.name)" } ?? "open"
    hasLessons = environment.course.isStocked
  }

  func drawn(on page: Page) -> [StyledText] {
    let hints =
      hasLessons
      ? [("lesson", "begin"), ("open", "free play"), ("help", "")]
      : [(first, ""), ("help", ""), ("quit", "")]
    var offers = StyledText()
    for (name, what) in hints {
      offers += (offers.isEmpty ? "" : "   ") + StyledText(name, .bold)
      offers += what.isEmpty ? "" : "  \(what)"
    }
    return head.displayWidth() + 3 + offers.displayWidth() <= page.columns
      ? [StyledText(head) + "   " + offers] : [StyledText(head), offers]
  }

  func spoken(on page: Page) -> [StyledText] {
    let begin =
      hasLessons ? "To begin: lesson. For free play: open." : "To begin: \(first)."
    return page.wrapped(StyledText("\(head) \(begin) For help: help. To leave: quit."))
  }
}
