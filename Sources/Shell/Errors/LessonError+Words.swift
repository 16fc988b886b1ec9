import Languages
import Queries
import Sessions
import Views

extension LessonError {
  /// The error in words, which are those of the lesson's language.
  @MainActor func words(in context: Context) -> ErrorWords {
    Language.of(context.state).speaking {
      var words = words(context.state.lessonInFront?.shelved.number ?? "")
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
        } else if context.state.lessonInFront?.shelved.lesson.exam != nil {
          words.accepted = localized("refusal.exam-step")
        }
      default: break
      }
      return words
    }
  }

  /// What can't be done in a lesson, and what leads on.
  private func words(_ lesson: String) -> ErrorWords {
    switch self {
    case .noneBegun: ErrorWords(localized: "refusal.none-begun")
    case .isPlaying(let title): ErrorWords(localized: "refusal.is-playing", advice: title)
    case .unknownLesson: ErrorWords(localized("refusal.unknown-lesson"))
    case .unreadable(let reason): ErrorWords(localized: "refusal.unreadable", reason)
    case .faulty(let file, let count, let first):
      ErrorWords(
        localized: "refusal.faulty", count, first, advice: ProgramIdentity.current.name, file.brief)
    case .unknownStep(_, let count, let names):
      ErrorWords(localized: "refusal.unknown-step", advice: count, names)
    case .noQuestion: ErrorWords(localized: "refusal.no-question")
    case .noSuchAnswer: ErrorWords(localized: "refusal.no-such-answer")
    case .whichRole(let typed, let entries):
      ErrorWords(
        localized: "refusal.which-role", typed, entries.map(\.role.name),
        advice: entries.map { localized("refusal.which-role.entry", $0.initials, $0.role.name) })
    case .questionIsOpen: ErrorWords(localized: "refusal.question-is-open")
    case .nothingToExplain: ErrorWords(localized: "refusal.nothing-to-explain")
    case .notFiredYet(let line, let isSealed):
      ErrorWords(localized: "refusal.not-fired-yet", isSealed, advice: isSealed, line)
    case .nothingToForesee: ErrorWords(localized: "refusal.nothing-to-foresee")
    case .noSuchValue(_, let reason): ErrorWords(localized: "refusal.no-such-value", reason)
    case .whichSpecimen(let names):
      ErrorWords(localized: "refusal.which-specimen", advice: names.first ?? "mvp", names)
    case .isFirstStep: ErrorWords(localized: "refusal.first-step", advice: lesson)
    case .nothingToUndoHere(let isFirst):
      ErrorWords(localized: "refusal.nothing-to-undo", advice: isFirst)
    case .stepNotDone: ErrorWords(localized: "refusal.step-not-done")
    case .closed(let key, let pack):
      ErrorWords(localized: "refusal.closed", pack, localized("refusal.closed.\(key.rawValue)"))
    case .skipForbidden(let pack): ErrorWords(localized: "refusal.skip-forbidden", pack)
    case .nothingToSkip:
      ErrorWords(localized: "refusal.nothing-to-skip", accepted: localized("refusal.go-on"))
    case .isLastLesson: ErrorWords(localized: "refusal.last-lesson")
    case .noHints: ErrorWords(localized: "refusal.no-hints")
    case .noMoreHints(let count): ErrorWords(localized: "refusal.no-more-hints", advice: count)
    case .noSuchHint(let given): ErrorWords(localized: "refusal.no-such-hint", advice: given)
    case .noSolution:
      ErrorWords(localized: "refusal.no-solution", accepted: localized("refusal.go-on"))
    case .allDone: ErrorWords(localized: "refusal.all-done")
    case .noLessons: ErrorWords(localized: "refusal.no-lessons")
    case .noExam(let parts): ErrorWords(localized: "refusal.no-exam", advice: parts)
    case .notInExam(let command): ErrorWords(localized: "refusal.not-in-exam", command)
    case .answerComesFirst: ErrorWords(localized: "refusal.answer-first")
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
