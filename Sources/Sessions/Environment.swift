import Languages
import LayerTracing
import Lessons
import Queries
import Staging

/// All that an action may refer to and that no action changes: features, lessons and limits.
public final class Environment {
  /// The features that can be opened.
  public let features: [Feature]
  /// The lessons that there are.
  public let course: CourseShelf
  /// How many messages of a specimen are kept, and which stay.
  public internal(set) var retention: Retention
  /// What lessons and lines may name, whatever is open.
  public private(set) lazy var vocabulary = Vocabulary(of: features)
  /// Where the specimens are that learners built; nil where none can be.
  public weak var builds: (any BuildShelf)?
  /// How many events a hunt fires before it draws sequences at random.
  public var huntBudget = HuntPlan.budget
  /// In how many processes a hunt may search: more than one only where no other thread runs.
  public var huntProcesses = 1
  /// How many seconds a hunt or a proof may search, where there is no Ctrl-C; nil for as long as it likes.
  public var huntSeconds: Int?
  /// Where a session has it decided whether a check tells two builds apart.
  public var proofs = ProofSource.own
  /// The date, as `2026-11-26`; empty where the same is to be done again at any time.
  public var today: () -> String = { "" }
  /// Reads the lines of lessons; nil where there are none.
  public weak var interpreter: (any LessonInterpreter)?

  init(features: [Feature], course: CourseShelf, retention: Retention) {
    self.features = features
    self.course = course
    self.retention = retention
    course.examiner = Examiner(features)
  }
}

/// Carries out the lines of lessons: the shell, whose language they are written in.
public protocol LessonInterpreter: AnyObject {
  /// Carries out a line of `run`, or of a reference solution, as if it had been typed, by
  /// ``State/carryOut(_:)``. The same lines are refused whether it is done live or again.
  func carryOut(_ line: String, in state: State, for purpose: LessonLinePurpose) -> LessonOutcome

  /// Tells what happens while a step begins.
  func tell(_ moment: LessonMoment, in state: State)
}

/// Why a line of a lesson is carried out.
///
/// What isn't part of the state, such as breakpoints, is touched only while the state
/// ``State/isLive``, and never by a trial.
public enum LessonLinePurpose {
  /// A step begins with it, and the learner sees what it shows and reports.
  case begin
  /// The learner skips the task that it is a solution of.
  case solve
  /// It leads to a later step, or tries out whether a task can be done.
  case trial
}

/// Something that happens while a lesson goes on, for the learner to see.
public enum LessonMoment {
  /// A step begins: its place, from 0.
  case step(Int)
  /// Something to read; whether it is the lesson's first.
  case prose(Prose, isFirst: Bool)
  /// A command of the lesson that is carried out next.
  case willRun(LessonLine)
  /// The command that couldn't be carried out, and why: the lesson is at fault.
  case failed(LessonLine, LessonOutcome)
  /// The event of a prediction that can't be asked for, and why: the lesson is at fault.
  case unasked(LessonLine, Refusal)
  /// What the learner did gives way to what the lesson needs: what was shown of the step at this
  /// place, from 0, is void.
  case startedOver(Int)
  /// What the step asks.
  case question
  /// The reference solution, before it is carried out in place of what the learner did.
  case solution
  /// What lies open, because the lesson was begun at a step that opens nothing.
  case screens
}

/// How many messages of a specimen are kept, and which stay.
public struct Retention {
  /// The fewest that may be kept: to find out that messages don't end, that many are needed.
  public static let fewest = 2 * Recorder.deepest
  /// The most that may be kept: 32 bytes each, and their arguments.
  public static let most = 50_000_000

  /// The most that are kept.
  public var capacity: Int
  /// What the messages of all specimens may take together; nil once the learner has said how many are kept.
  public var budget: MessageBudget?
  /// Which stay when others go.
  public var hop: Hop?

  /// The same in the form that a stage takes.
  var kept: KeptMessages {
    KeptMessages(
      capacity: capacity, within: budget, retaining: hop.map { hop in { hop.matches($0) } })
  }
}
