import Languages
import Sessions
import Terminal

/// What a person reads first.
struct Greeting: Block {
  private let head: String
  private let first: String
  private let hasLessons: Bool
  /// Whether a lesson was begun before.
  private let goesOn: Bool

  init(_ runner: Runner) {
    head = localized("running.greeting", ProgramIdentity.current.title, "\(runner.version)")
    let environment = runner.session.environment
    first = environment.features.first.map { "open \($0.name)" } ?? "open"
    hasLessons = environment.course.isStocked
    goesOn = runner.session.progress.newestLesson != nil
  }

  func drawn(on page: Page) -> [StyledText] {
    let hints =
      hasLessons
      ? [
        ("lesson", localized(goesOn ? "running.go-on" : "running.begin")),
        ("open", localized("running.free-play")), ("help", ""),
      ]
      : [(first, ""), ("help", ""), ("quit", "")]
    var offers = StyledText()
    for (name, summary) in hints {
      offers += (offers.isEmpty ? "" : "   ") + StyledText(name, .bold)
      offers += summary.isEmpty ? "" : "  \(summary)"
    }
    return head.displayWidth() + 3 + offers.displayWidth() <= page.columns
      ? [StyledText(head) + "   " + offers] : [StyledText(head), offers]
  }

  func spoken(on page: Page) -> [StyledText] {
    let begin =
      hasLessons
      ? localized(goesOn ? "running.spoken.go-on" : "running.spoken.begin", head)
      : localized("running.spoken.first", head, first)
    return page.wrapped(StyledText(begin))
  }
}

extension Document {
  /// That an earlier session can be gone on with, or why it can't.
  static func lastSession(_ last: Result<Journal.Found, Journal.ReadError>) -> Document {
    switch last {
    case .success(let last):
      Document([
        Text(
          StyledText(
            localized: "running.resume", .plain, last.file.lines.count, StyledText("resume", .bold)),
          indent: 0)
      ])
    case .failure(let last):
      Document(localized: "running.no-resume", "\(last.reason)", "\(last.path)", style: .hint)
    }
  }
}
