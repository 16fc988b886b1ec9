import Languages
import Lessons
import Queries
import Sessions

/// What the shell says around a lesson, in the lesson's language: every sentence of the frame is here.
nonisolated package protocol LessonPhrases: Sendable {
  /// Whose tables have what is said of a question of one kind alone.
  var language: Language { get }

  // The step.
  var lesson: String { get }
  func step(_ number: Int, _ count: Int) -> String
  func types(_ line: String) -> String
  var yourTurn: String { get }
  func forHelp(_ commands: String) -> String
  var or: String { get }
  var stepDone: String { get }
  var lessonDone: String { get }
  func hint(_ number: Int, _ count: Int) -> String
  func fault(_ line: Int) -> String

  // What came of it.
  var done: String { get }
  var goOnByNext: String { get }
  var goOnByEnter: String { get }
  var right: String { get }
  var notThat: String { get }
  var notThese: String { get }
  func stillMissing(_ count: Int) -> String
  func inPlace(_ count: Int, _ all: Int) -> String
  var notYet: String { get }
  func notYetOf(_ met: Int, _ count: Int) -> String
  var notLikeThis: String { get }
  /// What isn't met yet, by its kind alone: which one it is, is for the learner to find out.
  func hidden(_ kind: CheckError.Kind?) -> String
  func wayOut(_ commands: String) -> String
  var oneWay: String { get }
  var doneForYou: String { get }

  // What is the case instead of what should be, and what can't be done.
  func reason(_ failure: CheckError) -> String
  func refusal(_ refusal: LessonError) -> String
  func advice(_ refusal: LessonError, _ lesson: String) -> String?
  func howToAnswer(_ form: AnswerForm) -> String
  func didYouMean(_ what: String, _ nearest: String) -> String
  func lessonsThere(_ names: [String]) -> String

  // Predictions.
  func foresee(_ subject: PredictionSubject, _ event: String, _ pattern: String) -> String
  func typeForecast(_ kind: PredictionSubject.Kind) -> String
  func thenFire(_ line: String) -> String
  func sealed(_ answer: String) -> String
  func sealedAgain(_ answer: String) -> String
  func firedTooEarly(_ line: String) -> String
  /// The same, where the event can't be fired again as things are.
  func firedOnce(_ line: String) -> String
  func firedOther(_ line: String) -> String
  var foreseen: String { get }
  func hopsRight(_ met: Int, _ count: Int, _ more: Int) -> String
  var metHop: String { get }
  var missedHop: String { get }
  func hadHere(_ message: String) -> String
  func unexpectedHop(_ role: String) -> String
  func counted(_ answer: Int, _ fact: Int) -> String
  func valued(_ answer: String, _ fact: String) -> String
  func shown(_ answer: String, _ fact: String) -> String
  var why: String { get }
  /// That an event's name was written down as the reason, and what fires the event.
  func takenAsReason(_ line: String) -> String

  // Coming and going.
  func thatWas(_ title: String, _ skipped: Int) -> String
  func nextIs(_ title: String) -> (head: String, tail: String)
  var noneAfter: String { get }
  var takeAlong: String { get }
  var away: String { get }
  var startedOver: String { get }
  func back(_ title: String, _ step: Int) -> String
  func goingOn(_ step: Int, _ number: String) -> String
  var again: String { get }
  func changes(_ changes: Progress.Changes) -> String
  var more: String { get }
  var restFirst: String { get }
  func buildsOn(_ numbers: [String]) -> String

  // Practice.
  var nothingToPractise: String { get }
  func practised(_ others: Int) -> String
  func drawn(_ lines: String) -> String

  // The prompt.
  func prompt(_ asks: AwaitedInput) -> String

  // Lists.
  var noLessons: String { get }
  func part(_ number: String, _ title: String) -> String
  func next(_ number: String, _ isBegun: Bool, _ buildsOn: [String]) -> String
  func entry(_ number: String, _ title: String, _ id: String, _ done: String) -> String
  func outcome(_ outcome: Progress.Outcome?) -> String
  func wrongAnswers(_ count: Int) -> String
  var changed: String { get }
  func noLongerPart(_ steps: [String]) -> String
  var nothingDone: String { get }
  func allDone(_ count: Int) -> String
  func someDone(_ done: Int, _ all: Int) -> String
  func through(_ through: Int, _ all: Int) -> String
  func skipped(_ count: Int) -> String
  func faultyLessons(_ files: [String]) -> String
  func notKept(_ reason: String) -> String
  func forgotten(_ title: String) -> String
  func nothingToForget(_ title: String) -> String
  func haveBack(_ file: String) -> String
  func exported(_ file: String) -> String
  func imported(_ steps: Int, _ lessons: Int) -> String

  /// Of what is done and looked for.
  var looks: any LookPhrases { get }
  /// In front of a class.
  var presenting: any PresentingPhrases { get }

  // On paper.
  /// What stands before the line for the learner's name.
  var paperName: String { get }
  /// What says that this is the key.
  var paperKey: String { get }
  /// What stands before commands that the lesson runs by itself.
  var paperCommands: String { get }
  /// What stands before the right answer.
  var paperAnswer: String { get }
}

/// What the prompt waits for.
nonisolated package enum AwaitedInput: Sendable {
  case quiz(LessonQuiz)
  case task, prediction, firing, reason, nextStep, nothing
}

/// How the prediction that is open is answered.
nonisolated package enum AnswerForm: Hashable, Sendable {
  /// By layers, each by what stands for it.
  case path([RoleInitials.Entry])
  /// By a number.
  case count
  /// By the numbers of so many messages, in their order.
  case messages(Int)
  /// By a text.
  case text
}
