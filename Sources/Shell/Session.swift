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
  /// What an act reports goes here; nil keeps it quiet.
  var reports: Output?
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
  /// Whether a log is read again, in which only actions stand: a file that replays itself would
  /// never end.
  var isReplaying = false
  /// Whether a lesson carries out lines of its own, which the log doesn't need.
  var isRunByLesson = false
  /// Whether nobody is to see what commands show.
  var isSilent = false
  /// The line that is carried out.
  var line = ""
  /// Whether everything is done again that stands in the log.
  var isRebuilding = false
  /// Set by an action that found nothing to do: it doesn't belong in the log.
  var changedNothing = false
  /// Set by an action that the log has to know by another line than the one that was typed.
  var loggedLine: String?
  /// What stands behind a line of the log whose event did a lesson's task while it was stopped: it is
  /// not stopped when it is done again. A comment to whoever runs the log as a script.
  static let doneMark = "  # stopped where the lesson's task asks to"
  /// Whether a lesson's task was done while an event was stopped.
  var lessonWasDone = false
  /// What will come into the journal when all of it is certain.
  var gathered: [String]?
  /// Counts how often ``repeatable`` was emptied.
  private(set) var repeatableCount = 0
  /// Calls that can be carried out again without being read again, by their lines.
  private(set) var repeatable: [String: [Call]] = [:]
  private static let mostRemembered = 64
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
  /// Where to stop again if what was asked for instead can't be done.
  var stoppedAt: (line: String, place: MessagePlace)?
  /// Where to stop in the same event, because somebody asked to.
  var stopAgain: (line: String, place: MessagePlace)?
  /// The action that is carried out.
  var actingLine = ""
  /// Whether an event has ever been stopped here.
  var hasPaused = false
  /// Reads lines while an event is stopped, until ``isPauseOver``; nil where nobody does.
  public var attendant: (() -> Void)?
  /// Whether somebody has pressed Ctrl-C since this was last asked; nil where nobody can.
  public var wasInterrupted: (() -> Bool)?
  /// Is called whenever an event is stopped.
  var lessonPaused: (() -> Void)?
  /// What has to wait for the end of the event that is stopped.
  var followUp: String?
  /// What was done while an event was stopped; it comes into the log after the event.
  var doneMeanwhile: [String] = []
  /// Whether an event is done again for somebody who wants to stop in it.
  var isTravelling = false
  /// What becomes of that.
  var travel = Travel()
  /// How things were before everything was done again in silence; nil while nothing is.
  var loud: Voice?
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
    self.reports = reports
    self.journal = journal
    self.home = home
    self.course = course
    self.progress = progress
    keeping = Keeping(capacity: capacity)
    freeDesk = Desk(store: keeping.store)
    desk = freeDesk
    course.knows(features)
  }

  /// Carries out one line, which may hold several commands; the first that fails is the last.
  ///
  /// - Throws: A ``Complaint`` with the place in the line; nothing was changed by that command.
  public func run(_ line: String) throws(Complaint) {
    // What came of the commands before the one that fails is told, too.
    defer { reportLesson() }
    if pause == nil, let calls = repeatable[line] {
      self.line = line
      for call in calls where !isFinished && followUp == nil { try run(call) }
      return
    }
    let isDone = isReplaying && line.hasSuffix(Session.doneMark)
    let known = repeatableCount
    let commands = try commands(in: line)
    var calls: [Call] = []
    for words in commands where !isFinished && followUp == nil {
      let (command, words) = try command(for: words)
      let call = try phrased(command, words) { () throws(Complaint) in
        try Call(command, words, in: self)
      }
      if try mustWait(call, in: line) { return }
      self.line = line
      try run(call)
      calls.append(call)
    }
    if isDone { lesson?.takeAsDone(on: desk) }
    // Calls know specimens, and what was taken back leaves others in their place.
    if followUp == nil, !isDone, known == repeatableCount { remember(line, calls) }
  }

  /// The words of a line's commands. A note is text to the end of the line, whatever is in it.
  func commands(in line: String) throws(Complaint) -> [[Word]] {
    if let words = Command.note.verbatim(line) { return [words] }
    do throws(QueryError) {
      return try Lexer.commands(in: line)
    } catch {
      var complaint = Complaint(error)
      complaint.outcome = "Nothing was done."
      throw complaint
    }
  }

  private func run(_ call: Call) throws(Complaint) {
    if isReplaying, !call.command.isAction(call) {
      throw Complaint("\(call.command.name) is no action")
    }
    // Whatever isn't repeatable may change what names mean.
    if !call.command.isRepeatable { forgetCalls() }
    if isRunByLesson, !call.command.isForLessons {
      throw Complaint("\(call.command.name) has no place in a block of a lesson")
    }
    changedNothing = false
    loggedLine = nil
    if !isReplaying { actingLine = call.line }
    let before = (desk: desk, newest: desk.newestEvent)
    try phrased(call.command, call.words) { () throws(Complaint) in
      try call.command.body(call, self)
    }
    let isAction = !changedNothing && call.command.isAction(call)
    if isAction {
      let line = loggedLine ?? call.line
      if !isRunByLesson { enter(line, of: call.command, since: before) }
      if call.command.group == .stage { lesson?.note(line, on: desk) }
    }
    if !isRunByLesson, call.command.group != .lessons {
      if let lesson, lesson.look(on: desk, after: isAction && call.command.group == .stage) {
        complete(lesson, .done)
      }
    }
  }

  /// Forgets calls that could be carried out again: names may mean something else now.
  func forgetCalls() {
    repeatable = [:]
    repeatableCount += 1
  }

  /// Remembers a line that was done while an event was stopped.
  func meanwhile(_ line: String) { doneMeanwhile.append(line) }

  /// Takes what was done while an event was stopped, to write it down elsewhere.
  func takeMeanwhile() -> [String] {
    defer { doneMeanwhile = [] }
    return doneMeanwhile
  }

  /// Keeps a line's calls if they can be carried out again as they are, so that a script of a
  /// million events reads each different line once.
  private func remember(_ line: String, _ calls: [Call]) {
    guard !calls.isEmpty, calls.allSatisfy(\.command.isRepeatable) else { return }
    if repeatable.count >= Session.mostRemembered { repeatable = [:] }
    repeatable[line] = calls
  }

  /// Adds to a complaint what the command says of it.
  private func phrased<Result>(
    _ command: Command, _ words: [Word], _ body: () throws(Complaint) -> Result
  ) throws(Complaint) -> Result {
    do throws(Complaint) {
      return try body()
    } catch {
      var complaint = error.suggestingKeyword(of: command, for: words)
      complaint.outcome = command.undone
      throw complaint
    }
  }

  /// The command that the words ask for; an event alone is fired.
  private func command(for words: [Word]) throws(Complaint) -> (Command, [Word]) {
    let first = words[0]
    if !first.isQuoted, let command = Command.named(first.text) { return (command, words) }
    if let current, current.control(for: first.text) != nil {
      return (Command.named("fire") ?? .fire, [Word("fire", span: first.span)] + words)
    }
    if let quiz = lesson?.openQuiz(on: desk),
      QuizAnswer.isMeant(first) || QuizAnswer(Word(joining: words), of: quiz) != nil
    {
      return (.answer, [Word("answer", span: first.span)] + words)
    }
    let names = Command.all.map(\.name) + (current?.feature.events ?? [])
    var complaint = Complaint(
      "no such command", at: first.span, nearest: NearestName.to(first.text, among: names),
      accepted: "To see what there is: help.")
    complaint.outcome = "Nothing was done."
    throw complaint
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

  // MARK: For lessons

  /// Puts a desk in front; what names mean changes with it.
  func sitDown(at desk: Desk) {
    self.desk = desk
    forgetCalls()
  }

  /// A desk with nothing on it.
  func emptyDesk() -> Desk { Desk(store: keeping.store) }

  /// Lets everything that is open live through its events again, to keep what is to be kept now.
  func keepAgain() {
    freeDesk.keep(keeping.store)
    if let desk = lesson?.desk, desk !== freeDesk { desk.keep(keeping.store) }
    forgetCalls()
  }

  /// Carries out a line of a lesson at the desk in front.
  ///
  /// - Throws: A ``Complaint``, for a line that isn't for lessons too.
  func runForLesson(_ line: String, isSilent: Bool) throws(Complaint) {
    // It runs inside a command, which goes on afterwards as if nothing had been in between.
    let before = (isRunByLesson, self.isSilent, isReplaying, reports)
    let outer = (changedNothing, loggedLine)
    (isRunByLesson, isReplaying) = (true, false)
    if isSilent { (self.isSilent, reports) = (true, nil) }
    defer {
      (isRunByLesson, self.isSilent, isReplaying, reports) = before
      (changedNothing, loggedLine) = outer
    }
    try run(line)
  }

  /// Tells what the line that was carried out means for the lesson.
  func reportLesson() {
    guard !isRunByLesson, let lesson, let news = lesson.takeNews() else { return }
    if !isReplaying { tell(news, of: lesson) }
  }
}
