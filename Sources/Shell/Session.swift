import LayerTracing
import Queries
import Staging
import Terminal
import Widgets

/// What a person has open, and where its words go.
///
/// A line that can't be carried out changes nothing.
public final class Session {
  /// The features that can be opened.
  public let features: [Feature]
  /// The name of the program and its version, for greetings.
  public let version: String
  /// What somebody asked to see goes here.
  let out: Output
  /// How many messages of a specimen are kept, and which stay.
  var keeping: Keeping
  /// What lies open in free play.
  var freeDesk: Desk
  /// What lies open in front: in free play, or in a lesson.
  var desk: Desk
  /// The lesson that goes on, or was left for free play.
  var lesson: ActiveLesson?
  /// The lessons that there are.
  let course: CourseShelf
  /// What the person has done of them.
  let progress: Progress
  /// What was written down, in order.
  var notes: [Note] = []
  /// The stage in front.
  public var current: Stage? { desk.current }
  /// Whether somebody asked to leave.
  public internal(set) var isFinished = false
  /// On what occasion lines are carried out, and who hears of it.
  var occasion: Occasion
  /// The line that is carried out.
  var turn = Turn()
  /// Whether everything is done again that stands in the log.
  var isRebuilding = false
  /// How many lines were written down.
  var written = 0
  /// What will come into the journal when all of it is certain.
  var gathered: [String]?
  /// Calls that can be carried out again without being read again.
  var knownCalls = KnownCalls()
  /// What was done so far: this session is what these actions make of an empty one.
  public internal(set) var log = ActionLog()
  /// Keeps the log on disk, if it is to be kept.
  var journal: Journal?
  /// Stops events.
  let debugger = Debugger()
  /// Before which messages events are stopped. Like what is watched they are no actions: whoever goes
  /// back in time takes them along.
  var breakpoints = Breakpoints()
  /// Values whose changes are told.
  var watchpoints = Watchpoints()
  /// Where the event that runs is stopped; nil if none is.
  var pause: Pause?
  /// What comes when the event that is stopped is over.
  var aftermath = Aftermath()
  /// The occasion before everything was done again in silence; nil while nothing is.
  var loud: Occasion?
  /// What becomes of an event that is done again for somebody who wants to stop in it; nil while none
  /// is.
  var travel: Travel?
  /// Reads lines while an event is stopped, until ``isPauseOver``; nil where nobody does.
  public var attendant: (() -> Void)?
  /// Whether somebody has pressed Ctrl-C since this was last asked; nil where nobody can.
  public var wasInterrupted: (() -> Bool)?
  /// Is called whenever an event is stopped.
  var lessonPaused: (() -> Void)?
  /// What `~` means in a path.
  let home: String?
  /// Whether somebody said how wide ambiguous characters are: the terminal isn't asked then.
  public internal(set) var knowsAmbiguousWidth = false

  /// Begins a session with nothing open.
  ///
  /// - Parameters:
  ///   - features: The features that can be opened.
  ///   - version: The version, for greetings.
  ///   - out: Takes what is asked for.
  ///   - reports: Takes what acts report; nil keeps them quiet.
  ///   - journal: Keeps the log on disk; nil for a session that nobody goes on with.
  ///   - home: What `~` means in a file's path.
  ///   - course: The lessons that there are.
  ///   - progress: What the person has done of them.
  ///   - capacity: The most messages to keep, per specimen.
  public init(
    features: [Feature], version: String, out: Output, reports: Output?,
    journal: Journal? = nil, home: String? = nil,
    course: CourseShelf = CourseShelf(), progress: Progress = Progress(),
    capacity: Int = Recorder.defaultCapacity
  ) {
    self.features = features
    self.version = version
    self.out = out
    occasion = Occasion(reports: reports)
    self.journal = journal
    self.home = home
    self.course = course
    self.progress = progress
    keeping = Keeping(capacity: capacity)
    freeDesk = Desk(store: keeping.store)
    desk = freeDesk
    course.knows(features)
  }

  /// The stage in front.
  ///
  /// - Throws: A ``Complaint`` that says how to open something.
  func stage() throws(Complaint) -> Stage {
    if let current, !current.open.isEmpty { return current }
    throw Complaint(
      "nothing is open",
      accepted:
        "Open a feature first: \(features.map { "open \($0.name)" }.joined(separator: ", ")).")
  }

  /// A file's path with `~` replaced.
  func expanded(_ path: String) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }

  /// Adds a note.
  func write(_ note: Note) { notes.append(note) }

  /// Puts a desk in front; what names mean changes with it.
  func sitDown(at desk: Desk) {
    self.desk = desk
    knownCalls.forget()
  }

  /// A desk with nothing on it.
  func emptyDesk() -> Desk { Desk(store: keeping.store) }

  /// Lets everything that is open live through its events again, to keep what is to be kept now.
  func keepAgain() {
    freeDesk.keep(keeping.store)
    if let desk = lesson?.desk, desk !== freeDesk { desk.keep(keeping.store) }
    knownCalls.forget()
  }
}
