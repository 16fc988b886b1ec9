import Lessons
import Queries
import Sessions

/// What the shell says around a lesson, in the lesson's language: every sentence of the frame is here.
///
/// A language is one file that fills this table, beside it one that words failing checks, and a line in
/// ``all``.
nonisolated package struct LessonPhrases: Sendable {
  /// The language (BCP 47): `ko`.
  package let language: String

  // The step.
  let lesson: String
  let step: @Sendable (_ number: Int, _ count: Int) -> String
  let types: @Sendable (_ line: String) -> String
  let yourTurn: String
  let forHelp: @Sendable (_ commands: String) -> String
  let or: String
  let typeOne: @Sendable (_ letters: String) -> String
  let typeSeveral: @Sendable (_ example: String) -> String
  let typeOrder: @Sendable (_ example: String) -> String
  let stepDone: String
  let lessonDone: String
  let hint: @Sendable (_ number: Int, _ count: Int) -> String
  let fault: @Sendable (_ line: Int) -> String

  // What came of it.
  let done: String
  let goOnByNext: String
  let goOnByEnter: String
  let right: String
  let notThat: String
  let notThese: String
  let stillMissing: @Sendable (_ count: Int) -> String
  let inPlace: @Sendable (_ count: Int, _ all: Int) -> String
  let notYet: String
  let notYetOf: @Sendable (_ met: Int, _ count: Int) -> String
  let notLikeThis: String
  /// What isn't met yet, by its kind alone: which one it is, is for the learner to find out.
  let hidden: @Sendable (_ kind: CheckError.Kind?) -> String
  let wayOut: @Sendable (_ commands: String) -> String
  let oneWay: String
  let doneForYou: String

  // What is the case instead of what should be, and what can't be done.
  package let reason: @Sendable (_ failure: CheckError) -> String
  package let refusal: @Sendable (_ refusal: LessonError) -> String
  package let advice: @Sendable (_ refusal: LessonError, _ lesson: String) -> String?
  package let howToAnswer: @Sendable (_ form: AnswerForm) -> String
  let didYouMean: @Sendable (_ what: String, _ nearest: String) -> String
  package let lessonsThere: @Sendable (_ names: [String]) -> String
  package let nothingDoneNow: @Sendable (_ english: String) -> String

  // Predictions.
  let foresee:
    @Sendable (_ subject: PredictionSubject, _ event: String, _ pattern: String) -> String
  let typeForecast: @Sendable (_ kind: PredictionSubject.Kind) -> String
  let thenFire: @Sendable (_ line: String) -> String
  let sealed: @Sendable (_ answer: String) -> String
  let sealedAgain: @Sendable (_ answer: String) -> String
  let firedTooEarly: @Sendable (_ line: String) -> String
  /// The same, where the event can't be fired again as things are.
  let firedOnce: @Sendable (_ line: String) -> String
  let firedOther: @Sendable (_ line: String) -> String
  let foreseen: String
  let hopsRight: @Sendable (_ met: Int, _ count: Int, _ more: Int) -> String
  let metHop: String
  let missedHop: String
  let hadHere: @Sendable (_ message: String) -> String
  let unexpectedHop: @Sendable (_ role: String) -> String
  let counted: @Sendable (_ answer: Int, _ fact: Int) -> String
  let valued: @Sendable (_ answer: String, _ fact: String) -> String
  let shown: @Sendable (_ answer: String, _ fact: String) -> String
  let why: String
  /// That an event's name was written down as the reason, and what fires the event.
  package let takenAsReason: @Sendable (_ line: String) -> String

  // Coming and going.
  let thatWas: @Sendable (_ title: String, _ skipped: Int) -> String
  let nextIs: @Sendable (_ title: String) -> (head: String, tail: String)
  let noneAfter: String
  let takeAlong: String
  let away: String
  let startedOver: String
  let back: @Sendable (_ title: String, _ step: Int) -> String
  package let goingOn: @Sendable (_ step: Int, _ number: String) -> String
  package let again: String
  package let changes: @Sendable (_ changes: Progress.Changes) -> String
  package let more: String
  package let restFirst: String
  package let buildsOn: @Sendable (_ numbers: [String]) -> String

  // Practice.
  package let nothingToPractise: String
  package let practised: @Sendable (_ others: Int) -> String
  package let drawn: @Sendable (_ lines: String) -> String

  // The prompt.
  let prompt: @Sendable (_ asks: Asks) -> String

  // Lists.
  let noLessons: String
  let part: @Sendable (_ number: String, _ title: String) -> String
  let next: @Sendable (_ number: String, _ isBegun: Bool, _ buildsOn: [String]) -> String
  let entry: @Sendable (_ number: String, _ title: String, _ id: String, _ done: String) -> String
  let outcome: @Sendable (_ outcome: StepOutcome) -> String
  let wrongAnswers: @Sendable (_ count: Int) -> String
  let changed: String
  let noLongerPart: @Sendable (_ steps: [String]) -> String
  let nothingDone: String
  let allDone: @Sendable (_ count: Int) -> String
  let someDone: @Sendable (_ done: Int, _ all: Int) -> String
  let through: @Sendable (_ through: Int, _ all: Int) -> String
  let skipped: @Sendable (_ count: Int) -> String
  let faultyLessons: @Sendable (_ files: [String]) -> String
  let notKept: @Sendable (_ reason: String) -> String
  package let forgotten: @Sendable (_ title: String) -> String
  package let nothingToForget: @Sendable (_ title: String) -> String
  package let haveBack: @Sendable (_ file: String) -> String
  package let exported: @Sendable (_ file: String) -> String
  package let imported: @Sendable (_ steps: Int, _ lessons: Int) -> String

  /// Of what is done and looked for.
  package let looks: LookPhrases
  /// In front of a class.
  package let presenting: PresentingPhrases
  /// On paper.
  package let paper: PaperPhrases

  /// What the prompt waits for.
  package enum Asks: CaseIterable, Sendable {
    case task, quiz, order, prediction, firing, reason, nextStep, nothing
  }

  /// What became of a step.
  package enum StepOutcome: CaseIterable, Sendable {
    case done, skipped, open
  }

  /// Every language that there is; the first is taken where there is no other.
  package static let all: [LessonPhrases] = [.english, .korean]

  /// The phrases of the lesson that goes on, or of the course if none does.
  @MainActor package static func of(_ state: State) -> LessonPhrases {
    of(state.lesson?.shelved.lesson.language ?? state.environment.course.language)
  }

  /// The phrases of the lesson in front; English in free play, where all else is English, too.
  @MainActor package static func inFront(of state: State) -> LessonPhrases {
    state.lessonInFront.map { .of($0.shelved.lesson.language) } ?? .english
  }

  /// The phrases of a language (BCP 47): `ko-KR` is `ko`, and English takes the place of others.
  package static func of(_ language: String) -> LessonPhrases {
    let main = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == main } ?? .english
  }
}

/// How the question that is open is answered.
nonisolated package enum AnswerForm: Hashable, Sendable {
  /// By one of these letters.
  case one([String])
  /// By the letters of all that are right.
  case several
  /// By the numbers of so many lines, in their order.
  case lines(Int)
  /// By layers, each by what stands for it.
  case path([RoleInitials.Entry])
  /// By a number.
  case count
  /// By the numbers of so many messages, in their order.
  case messages(Int)
  /// By a text.
  case text
}
