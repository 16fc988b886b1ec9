import Languages
import Queries
import Sessions
import Views

extension LessonError {
  /// The fault in words, which are those of the lesson's language.
  @MainActor func words(in context: Context) -> ErrorWords {
    Language.of(context.state).speaking {
      var words = refusal(context.state.lessonInFront?.shelved.number ?? "")
      switch self {
      case .unknownLesson(let name):
        let entries = context.session.environment.course.entries
        words.nearest =
          LessonError.number(like: name, among: entries.map(\.number))
          ?? NearestName.to(name, among: entries.map(\.id))
        words.accepted =
          entries.isEmpty
          ? localized("refusal.no-lessons.advice")
          : localized("refusal.unknown-lesson.advice", entries.map { "\($0.number) \($0.id)" })
      case .unknownStep(let step, _, let names):
        words.nearest = NearestName.to(step, among: names)
      case .noSuchAnswer: words.accepted = LessonError.howToAnswer(context.state)
      case .unreadable: words.exitCode = .noInput
      case .stepNotDone, .questionIsOpen, .noHints, .noMoreHints:
        // Neither skipping nor a solution is offered where there is none.
        if context.state.lessonInFront?.shelved.allowsSkip == false {
          words.accepted = localized("refusal.no-question.advice")
        }
      default: break
      }
      return words
    }
  }

  /// What can't be done in a lesson, and what leads on.
  private func refusal(_ lesson: String) -> ErrorWords {
    func words(_ what: String, _ accepted: String? = nil) -> ErrorWords {
      ErrorWords(what, accepted: accepted)
    }
    return switch self {
    case .noneBegun:
      words(localized("refusal.none-begun"), localized("refusal.none-begun.advice"))
    case .isPlaying(let title):
      words(localized("refusal.is-playing"), localized("refusal.is-playing.advice", title))
    case .unknownLesson: words(localized("refusal.unknown-lesson"))
    case .unreadable(let reason): words(localized("refusal.unreadable", reason))
    case .faulty(let file, let count, let first):
      words(
        localized("refusal.faulty", count, first),
        localized("refusal.faulty.advice", ProgramIdentity.current.name, file.brief))
    case .unknownStep(_, let count, let names):
      words(
        localized("refusal.unknown-step"), localized("refusal.unknown-step.advice", count, names))
    case .noQuestion:
      words(localized("refusal.no-question"), localized("refusal.no-question.advice"))
    case .noSuchAnswer: words(localized("refusal.no-such-answer"))
    case .whichRole(let typed, let entries):
      words(
        localized("refusal.which-role", typed, entries.map(\.role.name)),
        localized(
          "refusal.which-role.advice",
          entries.map { localized("refusal.which-role.entry", $0.initials, $0.role.name) }))
    case .questionIsOpen:
      words(localized("refusal.question-is-open"), localized("refusal.question-is-open.advice"))
    case .nothingToExplain:
      words(
        localized("refusal.nothing-to-explain"), localized("refusal.nothing-to-explain.advice"))
    case .notFiredYet(let line, let isSealed):
      words(
        localized("refusal.not-fired-yet", isSealed),
        localized("refusal.not-fired-yet.advice", isSealed, line))
    case .nothingToForesee:
      words(
        localized("refusal.nothing-to-foresee"), localized("refusal.nothing-to-foresee.advice"))
    case .noSuchValue(_, let reason):
      words(
        localized("refusal.no-such-value", reason), localized("refusal.no-such-value.advice"))
    case .whichSpecimen(let names):
      words(
        localized("refusal.which-specimen"),
        localized("refusal.which-specimen.advice", names.first ?? "mvp", names))
    case .isFirstStep:
      words(localized("refusal.first-step"), localized("refusal.first-step.advice", lesson))
    case .nothingToUndoHere(let isFirst):
      words(
        localized("refusal.nothing-to-undo"),
        localized("refusal.nothing-to-undo.advice", isFirst))
    case .stepNotDone:
      words(localized("refusal.step-not-done"), localized("refusal.step-not-done.advice"))
    case .closed(let key, let pack):
      words(
        localized("refusal.closed", pack, localized("refusal.closed.\(key.rawValue)")),
        localized("refusal.closed.advice"))
    case .skipForbidden(let pack):
      words(
        localized("refusal.skip-forbidden", pack), localized("refusal.skip-forbidden.advice"))
    case .nothingToSkip:
      words(localized("refusal.nothing-to-skip"), localized("refusal.go-on"))
    case .isLastLesson:
      words(localized("refusal.last-lesson"), localized("refusal.last-lesson.advice"))
    case .noHints: words(localized("refusal.no-hints"), localized("refusal.no-hints.advice"))
    case .noMoreHints(let count):
      words(
        localized("refusal.no-more-hints"), localized("refusal.no-more-hints.advice", count))
    case .noSuchHint(let given):
      words(
        localized("refusal.no-such-hint"), localized("refusal.no-such-hint.advice", given))
    case .noSolution: words(localized("refusal.no-solution"), localized("refusal.go-on"))
    case .allDone: words(localized("refusal.all-done"), localized("refusal.all-done.advice"))
    case .noLessons:
      words(localized("refusal.no-lessons"), localized("refusal.no-lessons.advice"))
    case .noExam(let parts):
      words(localized("refusal.no-exam"), localized("refusal.no-exam.advice", parts))
    case .notInExam(let command):
      words(localized("refusal.not-in-exam", command), localized("refusal.not-in-exam.advice"))
    case .answerComesFirst:
      words(localized("refusal.answer-first"), localized("refusal.answer-first.advice"))
    }
  }

  /// How the question that is open in front is answered; nil if none is.
  @MainActor private static func howToAnswer(_ state: State) -> String? {
    if let quiz = state.lessonInFront?.run.openQuiz { return quiz.advice }
    guard let open = state.prediction, open.isOpen else { return nil }
    return open.form.advice
  }
}

extension LessonError {
  /// The lesson's number that a mistyped one begins with, whatever stands between its digits: `1.33`, `11`,
  /// `1,3`. Another digit is no slip: any lesson could be meant.
  fileprivate static func number(like name: String, among numbers: [String]) -> String? {
    func digits(_ text: String) -> String { text.filter(\.isWholeNumber) }
    guard name.first?.isWholeNumber == true, name.allSatisfy({ !$0.isLetter }) else { return nil }
    return numbers.first { digits(name).hasPrefix(digits($0)) }
  }
}
