import Exports
import Languages
import LayerTracing
import Lessons
import Queries
import Sessions
import Staging

/// What the words of a line mean just now: the names in it are looked up here.
struct Context {
  /// The session that is asked.
  let session: Session
  /// What `~` means in a path; nil if it means nothing.
  let home: String?
  /// What is open: as it is now, or as it was just before a message.
  var state: State
  /// The message before which that is; nil if it is now.
  var stoppedBefore: Message?
  /// The line.
  var line = ""
  /// Where the line comes from.
  var origin = LineOrigin.prompt
  /// The traces that were handed in, the newest last.
  var imports: [RecordedTrace] = []
  /// The wish whose cost the shell has just asked for; numbers alone answer that.
  var askedWish: String?
  /// Tells what the program does from the system's shell, which few lines ask for.
  var listSubcommands: () -> [Subcommand] = { [] }

  /// What the program does from the system's shell.
  var subcommands: [Subcommand] { listSubcommands() }

  /// What the program does from the system's shell by this name, if the shell has no such command.
  func subcommand(_ name: String) -> Subcommand? {
    Command.named(name) == nil ? subcommands.first { $0.name == name.lowercased() } : nil
  }

  /// The features that can be opened.
  var features: [Feature] { state.workspace.features }
  /// What may be named here: what the features bring, and the roles of what is open or was handed in.
  var vocabulary: Vocabulary {
    var known = state.environment.vocabulary
    known.roles = Role.drawn(
      known.roles + open.flatMap(\.roles) + imports.flatMap(\.roles))
    return known
  }
  /// The stage in front; nil if nothing was opened.
  var current: Stage? { state.current }
  /// What is open in front.
  var open: [OpenSpecimen] { state.current?.open ?? [] }

  /// The stage in front.
  ///
  /// - Throws: A ``CommandError`` that says how to open something.
  func stage() throws(CommandError) -> Stage {
    try worded(state.stage())
  }

  /// The lesson in front.
  ///
  /// - Throws: A ``CommandError`` that says how to begin one, or how to come back to it.
  func lesson() throws(CommandError) -> LessonInProgress {
    try worded(state.openLesson())
  }

  /// Refuses what the pack keeps for its teacher.
  ///
  /// - Parameters:
  ///   - key: What a learner wants to do.
  ///   - span: The words that a refusal is about.
  /// - Throws: That it is kept.
  func demand(_ key: PackManifest.Key, at span: Range<Int>? = nil) throws(CommandError) {
    guard let pack = session.environment.course.pack, !pack.allows(key) else { return }
    let isSkip = key == .solution && !pack.allowsSkip
    throw error(isSkip ? .skipForbidden(pack.name) : .closed(key, pack: pack.name), at: span)
  }

  /// The lesson in front, of which something is asked that no exam has.
  ///
  /// - Parameter command: The command that asks for it.
  /// - Returns: The lesson.
  /// - Throws: A ``CommandError`` that says how to begin one, or that an exam has no such thing.
  func lesson(having command: String) throws(CommandError) -> LessonInProgress {
    let lesson = try lesson()
    try refuse(command)
    return lesson
  }

  /// Refuses a command that would answer what an exam asks.
  func refuse(_ command: String) throws(CommandError) {
    guard let run = state.lessonInFront?.run, run.lesson.exam != nil, !run.isFinished else {
      return
    }
    throw error(.notInExam(command))
  }

  /// Refuses a command that takes lessons alone: an exam's questions are for who takes it.
  func refuse(_ command: String, of shelved: ShelvedLesson, at span: Range<Int>)
    throws(CommandError)
  {
    guard shelved.lesson.exam != nil else { return }
    throw error(.notInExam(command), at: span)
  }

  /// Does something, and says why it can't be done.
  ///
  /// - Parameters:
  ///   - span: The words that a refusal is about.
  ///   - body: Does it.
  /// - Returns: What it returns.
  /// - Throws: The refusal in words.
  func worded<Result>(
    at span: Range<Int>? = nil, _ body: () throws(Refusal) -> Result
  ) throws(CommandError) -> Result {
    do throws(Refusal) { return try body() } catch { throw self.error(error, at: span) }
  }

  /// The same for what one expression does.
  func worded<Result>(
    _ body: @autoclosure () throws(Refusal) -> Result, at span: Range<Int>? = nil
  ) throws(CommandError) -> Result {
    try worded(at: span) { () throws(Refusal) in try body() }
  }

  /// Why no message takes a hop in some open specimens; where none is open, in those that can be.
  func unused(_ hop: Hop, in specimens: [OpenSpecimen]) -> UnusedWay? {
    specimens.isEmpty ? UnusedWay(hop, in: features) : UnusedWay(hop, in: specimens)
  }

  /// Refuses a breakpoint that can never be met in some specimens.
  ///
  /// - Parameters:
  ///   - breakpoint: The breakpoint.
  ///   - words: What it was read from.
  ///   - specimens: The specimens.
  ///   - tries: Whether its condition is tried on the messages so far; not so where the caller asks of all of them.
  /// - Returns: The paths in it that lead nowhere yet.
  /// - Throws: Why it can't be met.
  @discardableResult
  func check(
    _ breakpoint: Breakpoint, _ words: [Word], in specimens: [OpenSpecimen], tries: Bool = true
  ) throws(CommandError) -> [PathReference] {
    try worded(
      BreakpointCheck(breakpoint, words: words, specimens: specimens, in: state)
        .check(tries: tries))
  }

  /// An error in words.
  func error(_ kind: Refusal, at span: Range<Int>? = nil) -> CommandError {
    CommandError(kind, at: span, in: self)
  }

  /// A file's path with `~` replaced.
  func expanded(_ path: String) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
