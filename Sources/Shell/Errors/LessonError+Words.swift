import Languages
import Phrases
import Queries
import Sessions
import Views

extension LessonError {
  /// The fault in words, which are those of the lesson's language.
  @MainActor func words(in context: Context) -> ErrorWords {
    let language = Language.of(context.state)
    let phrases = language.lessons
    let lesson = context.state.lessonInFront?.shelved.number ?? ""
    var words = ErrorWords(phrases.refusal(self), accepted: phrases.advice(self, lesson))
    words.language = language
    switch self {
    case .unknownLesson(let name):
      let entries = context.session.environment.course.entries
      words.nearest =
        LessonError.number(like: name, among: entries.map(\.number))
        ?? NearestName.to(name, among: entries.map(\.id))
      words.accepted =
        entries.isEmpty
        ? phrases.advice(.noLessons, lesson)
        : phrases.lessonsThere(entries.map { "\($0.number) \($0.id)" })
    case .unknownStep(let step, _, let names):
      words.nearest = NearestName.to(step, among: names)
    case .noSuchAnswer:
      if let quiz = context.state.lessonInFront?.run.openQuiz {
        words.accepted = language.speaking { quiz.advice }
      } else {
        words.accepted = AnswerForm(context.state.prediction).map(phrases.howToAnswer)
      }
    case .unreadable: words.exitCode = .noInput
    case .stepNotDone, .questionIsOpen, .noHints, .noMoreHints:
      // Neither skipping nor a solution is offered where there is none.
      if context.state.lessonInFront?.shelved.allowsSkip == false {
        words.accepted = phrases.advice(.noQuestion, lesson)
      }
    case .noneBegun, .isPlaying, .faulty, .noQuestion, .whichRole,
      .nothingToExplain, .notFiredYet, .nothingToForesee, .noSuchValue, .whichSpecimen,
      .isFirstStep,
      .nothingToUndoHere, .nothingToSkip, .skipForbidden, .isLastLesson, .noSuchHint, .noSolution,
      .allDone, .noLessons:
      break
    }
    return words
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

extension AnswerForm {
  /// How a prediction is answered; nil if none is open.
  fileprivate init?(_ prediction: OpenPrediction?) {
    guard let open = prediction, open.isOpen else { return nil }
    switch open.question.subject {
    case .path: self = .path(open.initials.entries)
    case .count: self = .count
    case .order: self = .messages(open.items.count)
    case .value, .screen: self = .text
    }
  }
}
