import Exports
import Languages
import Lessons
import LiveCode
import Platform
import Queries
import Sessions
import Terminal

/// Carries out lines: reads what each asks for, does it in a session, and says what came of it.
///
/// A line that can't be carried out changes nothing.
public final class Runner {
  /// The names of the commands that lines may begin with, in the order of the shell's help.
  public static var commands: [String] { Command.all.map(\.name) }

  /// What the lines act on.
  public let session: Session
  /// The program's version, for greetings.
  public let version: String
  /// Whether a line asked to leave.
  public internal(set) var isFinished = false
  /// Whether it was said how wide ambiguous characters are: the terminal isn't asked then.
  public internal(set) var knowsAmbiguousWidth = false
  /// The traces that were handed in, the newest last: they are read, and no part of the session.
  var imports: [RecordedTrace] = []
  /// The wish whose cost was asked for: numbers answer it, up to the next action.
  var askedWish: String?
  /// Whether the newest line did something to what is open: fired an event, for one.
  var hasActed = false
  /// Shows and reports.
  let printer: Printer
  /// What `~` means in a file's path.
  private let home: String?
  /// Actions by the lines that are their text forms: the same line is read once.
  var known: [String: Action] = [:]
  /// Tells of the event in which the session is stopped.
  let stops: StopTeller
  /// Tells how a lesson goes on.
  let lessons: LessonTeller
  /// Shows a lesson to a class.
  let projector: Projector
  /// The messages on other threads that were reported already, by specimen.
  private var reportedStrays: [String: Int] = [:]
  /// What the program does from the system's shell, for `help`.
  public var listSubcommands: () -> [Subcommand] = { [] }
  /// Builds the learner's own code; nil where none is built.
  public var workbench: Workbench? {
    didSet { session.environment.builds = workbench }
  }
  /// Tells who waits at a terminal what takes so long, and nil that it is done; nil where that is nowhere.
  public var tellsWork: (((() -> String)?) -> Void)?
  /// How long the program has run, to tell how long something took; nil where that isn't told, so that the
  /// same lines show the same.
  public var clock: (() -> Duration)?
  /// Why the newest check that was to be proven isn't; nil if it is.
  var unproven: String?
  /// Opens a file in an editor, and waits until it is closed; false if it can't: in the one that is called
  /// by a line that was set, or else in that of the environment. Nil where no editor can be opened.
  public var editor: ((_ path: String, _ line: String?) -> Bool)?
  /// How the learner's editor is called; nil if none was set.
  var editorLine: String?
  /// The language that was spoken last.
  private var language = Language.fallback
  /// Whether the language was asked for with the command that began the program: no session changes it then.
  public var isLanguageAsked = false
  /// Whether the shell is left with the lesson that is shown to a class.
  public var endsWithPresentation = false

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - session: What the lines act on.
  ///   - version: The program's version, for greetings.
  ///   - out: Takes what is asked for.
  ///   - reports: Takes what acts report; nil keeps them quiet.
  ///   - home: What `~` means in a file's path.
  public init(
    _ session: Session, version: String = "", out: Output, reports: Output? = nil,
    home: String? = nil
  ) {
    self.session = session
    self.version = version
    printer = Printer(out: out, reports: reports)
    self.home = home
    stops = StopTeller(of: session, to: printer)
    lessons = LessonTeller(of: session, to: printer)
    projector = Projector(on: printer)
    session.environment.interpreter = self
    session.environment.course.grammar = LessonGrammar(for: session.environment.features)
  }

  /// Does something in the language that the learner is spoken to in, as it is then. Between changes that are taken
  /// back unseen it is the one of before, so that no state is made for it.
  func speaking<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let state = session.stateIfMade { language = Language.of(state) }
    return try language.speaking(body)
  }

  /// Shows what was asked for.
  func show(_ document: Document) { printer.show(document) }

  /// Tells what was done, unless acts are quiet.
  func report(_ document: @autoclosure () -> Document) { printer.report(document()) }

  /// What names mean just now.
  var context: Context { context(of: "") }

  func context(of line: String, _ origin: LineOrigin = .prompt, in state: State? = nil) -> Context {
    Context(
      session: session, home: home, state: state ?? session.state, line: line, origin: origin,
      imports: imports, askedWish: askedWish, listSubcommands: listSubcommands)
  }

  // MARK: Lines

  /// Carries out one line, which may hold several commands; the first that fails is the last.
  ///
  /// - Throws: A ``CommandError`` with the place in the line; nothing was changed by that command.
  public func run(_ line: String) throws(CommandError) {
    if printer.isQuiet, !isPresenting, runUnseen(line) { return }
    try Language.of(session.state).speaking { () throws(CommandError) in
      if isPresenting { return try present(line) }
      // What came of the commands before the one that fails is told, too.
      defer {
        lessons.tellNews()
        tellDoubts()
      }
      if let action = known[line], session.stop == nil, perform(action) { return goOnInExam() }
      try carryOut(line) { _, carryOut throws(CommandError) in
        try carryOut()
        goOnInExam()
        // A task that is done half-way through the line is told to be done there.
        if lessons.hasTaskDone { lessons.tellNews() }
      }
    }
  }

  /// Reads a line, wherever it comes from, and carries out its commands, each in what those before it led to; the
  /// first that fails is the last. Each has its words handed to `each` with what carries it out.
  func carryOut(
    _ line: String, from origin: LineOrigin = .prompt, in state: State? = nil,
    each: ([Word], () throws(CommandError) -> Void) throws(CommandError) -> Void = {
      _, carryOut throws(CommandError) in try carryOut()
    }
  ) throws(CommandError) {
    for typed in try context(of: line, origin, in: state).commands() {
      let context = context(of: line, origin, in: state)
      // What 'quit' leaves may still be done again, its lesson's lines with it.
      if isFinished, context.purpose == nil { return }
      let (command, words) = try context.command(for: typed)
      guard origin.admits(command, words) else {
        throw context.error(.notForLessons(command.name), at: words[0].span)
      }
      try each(typed) { () throws(CommandError) in
        try context.phrased(command, words) { () throws(CommandError) in
          try carryOut(command, words, in: context)
        }
      }
    }
  }

  /// Tells once why what is shown may not be what was: of the learner's builds that did something else when their
  /// events were done again, and of messages that came on another thread, also after their event.
  func tellDoubts() {
    for build in session.takeUnrepeatable() {
      report(.unrepeatable(build, Language.inFront(of: session.state)))
    }
    let strays = session.state.strays
    if strays.isEmpty, reportedStrays.isEmpty { return }
    for (specimen, count) in strays.sorted(by: { $0.key < $1.key }) {
      let new = count - (reportedStrays[specimen] ?? 0)
      if new > 0 {
        report(.strays(new, in: specimen, Language.inFront(of: session.state)))
      }
    }
    reportedStrays = strays
  }

  /// Does an action that was read before.
  ///
  /// - Returns: Whether it could be done.
  func perform(_ action: Action) -> Bool {
    do throws(Refusal) {
      try act(Request.Act(action: action) { _ in nil })
      return true
    } catch {
      return false
    }
  }

  /// Carries out a command of a line.
  private func carryOut(
    _ command: Command, _ words: [Word], in context: Context
  ) throws(CommandError) {
    if command.kind(of: words) == .look, context.purpose != .begin {
      // In a solution, what only shows something has nothing to show to; that it was looked at may count.
      if context.purpose == nil {
        try look(command, words, in: context)
        command.aid.map(note)
      }
      return try record(command.looks(words, context), in: context)
    }
    switch try context.request(command, words) {
    case .look(let document):
      try show(document, in: context)
      try record(command.looks(words, context), in: context)
    case .act(let request): try act(request, in: context)
    // A lesson goes straight on.
    case .move where context.purpose != nil: break
    case .move(let motion, let span):
      try context.worded(at: span) { () throws(Refusal) in
        try ClosedInput.during(session.state.hasOwnCode) { () throws(Refusal) in
          try go(motion)
        }
      }
    case .tool(let tool): try use(tool, of: command, words, in: context)
    }
  }

  /// Shows what a tool replied, or reports it.
  func tell(_ reply: Request.Reply) {
    switch reply {
    case .shows(let document): show(document)
    case .reports(let document): report(document)
    }
  }

  /// Shows something of the place that the session has come to: stopped, every layer as it was before the
  /// message.
  private func look(
    _ command: Command, _ words: [Word], in context: Context
  ) throws(CommandError) {
    func look() throws(CommandError) {
      try context.worded { () throws(Refusal) in
        try session.look { state, message in
          Result { () throws(CommandError) in
            var there = context
            (there.state, there.stoppedBefore) = (state, message)
            guard case .look(let document) = try there.request(command, words) else { return }
            // Drawn there and then, because what a document shows goes on afterwards.
            try show(document, in: there)
          }
        }
      }.get()
    }
    try context.worded(session.tryLook(context.line) { try? look() })
    try look()
  }

  private func show(_ document: Document, in context: Context) throws(CommandError) {
    guard context.isSeen else { return }
    let isWhole = ClosedInput.during(session.state.hasOwnCode) {
      printer.show(
        document, unless: { context.purpose == nil && session.wasInterrupted?() == true })
    }
    guard isWhole else { throw context.error(.interrupted) }
  }

  /// What Enter does on an empty line: the next message while the session is stopped; in a lesson the
  /// next step if this one is done, else the task again. It never fires.
  public func enter() throws(CommandError) {
    if isPresenting { return try present("") }
    if session.stop != nil { return try run("step") }
    guard let lesson = session.state.lessonInFront else {
      if session.state.prediction?.asksWhy == true { try run("because") }
      return
    }
    if lesson.prediction?.asksWhy == true, !lesson.run.isStepDone || lesson.run.isFinished {
      return try run("because")
    }
    let isLast = session.environment.course.following(lesson.shelved, session.progress) == nil
    if lesson.run.isFinished, isLast { return }
    if lesson.run.isStepDone {
      try run("next")
    } else {
      show(LessonView(lesson.shelved).reminder(of: lesson))
    }
  }

  /// What to ask for the next line with: it says where the session is.
  public var prompt: StyledText {
    if let prompt = projector.prompt { return prompt }
    return Document([Prompt(session, asksForFiles: askedWish != nil)]).lines(
      for: printer.profile
    ).first ?? StyledText()
  }
}
