import Characters
import Languages
import Lessons
import LineEditor
import LiveCode
import Platform
import Sessions
import Shell
import Staging
import Terminal

/// Puts the shell together with the terminal and what the host brings.
struct Wiring {
  let options: Choices
  /// How many errors of a configuration are told: a file that is none has as many as lines.
  private static let mostErrors = 5

  /// What is chosen for all ways to begin a session; by default nothing.
  nonisolated struct Choices {
    /// Whether all is told in plain sentences.
    var plain = false
    /// Whether what is long is shown without stopping.
    var noPager = false
    /// Where other lessons are than the host's.
    var lessons: String?
    /// The language (BCP 47).
    var language: String?
  }

  init(_ options: Choices = Choices()) { self.options = options }

  /// Has a conversation through standard input and output, and gives what the process should end with.
  /// A first line may be carried out before anything is asked for; the conversation ends there if it
  /// can't be, or with the presentation that it begins, if that is wanted.
  func converse(
    beginningWith line: String? = nil, endsIfRefused: Bool = false,
    endsWithPresentation: Bool = false
  ) -> Languages.ExitCode {
    surviveFullFiles()
    let out = output(STDOUT_FILENO)
    let isTyped = isatty(STDIN_FILENO) == 1
    let prompts = isTyped && out.profile.isTerminal
    let errors = out.profile.isTerminal ? out : output(STDERR_FILENO)
    guard
      let runner = runner(
        out: out, reports: out, errors: errors, keeps: prompts, progress: stateFolder?.progress)
    else {
      return .noInput
    }
    if prompts {
      configure(runner, errors)
      runner.editor = { Editor.find(set: $1)?.open($0) == true }
    }
    runner.endsWithPresentation = endsWithPresentation
    // What the terminal is like is noted before the editor changes it.
    let keeper = prompts ? Keeper() : nil
    runner.workbench?.willLoad = { keeper?.begin() }
    let editor = prompts ? lineEditor(for: runner, out) : nil
    let input = editor ?? plainInput(isTyped: isTyped, prompts: prompts, out)
    let loop = CommandLoop(
      runner, input: input, out: out, errors: errors, manner: .conversation)
    loop.columns = { profile(STDOUT_FILENO).columns }
    loop.rows = { profile(STDOUT_FILENO).rows }
    if editor != nil, !options.noPager { loop.pager = Pager.find().map { pager in pager.show } }
    let code = loop.run(
      beginningWith: line, endsIfRefused: endsIfRefused, after: Keeper.takeEnd())
    keeper?.leave()
    if let signal = loop.endingSignal, editor != nil { LineEditor.endProcess(by: signal) }
    return code
  }

  /// Takes what a person keeps for all sessions. A line that is wrong is told, and spoils no other.
  private func configure(_ runner: Runner, _ errors: Output) {
    // What is asked for with the command goes before what is kept.
    runner.isLanguageAsked = options.language != nil
    let settings = Hosted.current.settings
    guard let file = settings.path, let text = settings.text else { return }
    let rejected = runner.configure(text)
    for (line, error) in rejected.prefix(Wiring.mostErrors) {
      complain("\(file):\(line): \(error.message)", to: errors)
    }
    if rejected.count > Wiring.mostErrors {
      complain(
        localized("program.more-lines", file, rejected.count - Wiring.mostErrors), to: errors)
    }
    if runner.isLanguageAsked { runner.session.speak(language) }
  }

  /// Lines that are edited; nil if the terminal can't do that.
  private func lineEditor(for runner: Runner, _ out: Output) -> (any LineSource)? {
    let history = LineHistory(path: stateFolder?.history)
    guard
      let editor = LineEditor(
        program: ProgramIdentity.current.name, out: out, history: history)
    else {
      return nil
    }
    if !runner.knowsAmbiguousWidth, !out.profile.isPlain {
      editor.ambiguousWidthWasFound = { width in
        MainActor.assumeIsolated { runner.ambiguousWidthWasFound(width) }
      }
    }
    editor.completer = { line, cursor in
      MainActor.assumeIsolated {
        let completion = Completion(String(line.prefix(cursor)), in: runner)
        return LineCompletion(
          replacing: completion.replacedCharacters(in: String(line.prefix(cursor))),
          with: completion.candidates.map {
            LineCompletion.Candidate($0.text, $0.help, insertion: $0.insertion)
          }, ending: completion.ending)
      }
    }
    editor.searchHead = { wanted, isFound in
      localized(isFound ? "search.found" : "search.not-found", wanted)
    }
    return editor
  }

  /// Lines as they come.
  private func plainInput(isTyped: Bool, prompts: Bool, _ out: Output) -> any LineSource {
    if isTyped { LineEditor.outliveInterrupts() }
    let input = PlainLineSource(
      fileDescriptor: STDIN_FILENO, promptOutput: prompts ? out : nil, profile: out.profile)
    input.takesBlockedSignals = isTyped
    return input
  }

  /// Where what outlives a session is kept; nil if the environment doesn't say.
  var stateFolder: StateFolder? {
    StateFolder(
      of: ProgramIdentity.current.name, stateHome: environmentVariable("XDG_STATE_HOME"),
      home: environmentVariable("HOME"))
  }

  /// Carries out scripts in one session.
  func run(files: [String], keepGoing: Bool, verbose: Bool) -> Languages.ExitCode {
    surviveFullFiles()
    let out = output(STDOUT_FILENO)
    // Where both go to one place, what is shown and what is reported come in the order of the script.
    let errors = isSamePlace(STDOUT_FILENO, STDERR_FILENO) ? out : output(STDERR_FILENO)
    let reports = verbose || errors.profile.isTerminal ? errors : nil
    guard let runner = runner(out: out, reports: reports, errors: errors, keeps: false) else {
      return .noInput
    }
    var result = Languages.ExitCode.done
    for file in files where !runner.isFinished {
      let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
      defer { if descriptor > STDIN_FILENO { close(descriptor) } }
      if let reason = openError(of: descriptor, isFile: file != "-") {
        complain(localized("program.unread", file, "\(reason)"), to: errors)
        if result == .done { result = .noInput }
        if keepGoing { continue }
        return result
      }
      let input = PlainLineSource(
        fileDescriptor: descriptor, promptOutput: nil, profile: out.profile)
      let name = file == "-" ? localized("running.standard-input") : file.sanitized
      let loop = CommandLoop(
        runner, input: input, out: out, errors: errors,
        manner: keepGoing ? .scriptKeepingGoing(file: name) : .script(file: name))
      let code = loop.run()
      if result == .done { result = code }
      if code != .done, !keepGoing { break }
    }
    return result
  }

  /// Whether two descriptors lead to the same file, pipe or terminal.
  private func isSamePlace(_ one: Int32, _ other: Int32) -> Bool {
    var (first, second) = (stat(), stat())
    return fstat(one, &first) == 0 && fstat(other, &second) == 0
      && (first.st_dev, first.st_ino) == (second.st_dev, second.st_ino)
  }

  /// Why an opened file can't be a script, if it can't: it wasn't opened, or it is a folder.
  private func openError(of descriptor: Int32, isFile: Bool) -> SystemError? {
    guard isFile else { return nil }
    guard descriptor >= 0 else { return SystemError(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return SystemError(errno) }
    return status.st_mode & S_IFMT == S_IFDIR ? SystemError(EISDIR) : nil
  }

  /// Lets a write beyond the allowed size of a file fail, where it would end the process.
  func surviveFullFiles() { signal(SIGXFSZ, SIG_IGN) }

  /// Names the lessons that can't be read.
  func complain(_ files: [CourseFolder.ReadError], to errors: Output) {
    for file in files {
      complain(localized("program.unread", file.file, "\(file.reason)"), to: errors)
    }
  }

  /// Says what went wrong.
  func complain(_ message: String, to errors: Output) {
    errors.writeLine("\(ProgramIdentity.current.name): \(message.sanitized)")
    errors.flush()
  }

  /// Puts a session together; only one at a terminal is kept, because a script is run again. What was
  /// done of the lessons is known to a conversation off a terminal, too, and not to a script, which
  /// does the same for every learner. Nil if none of its lessons can be read.
  func runner(
    out: Output, reports: Output?, errors: Output, keeps: Bool, progress: String? = nil
  ) -> Runner? {
    let folder = keeps ? stateFolder : nil
    guard let course = course(errors) else { return nil }
    // A pack has a progress of its own: its lessons' ids may be those of another.
    func path(of progress: String, _ pack: PackManifest?) -> String {
      pack.map { "\(progress)-\($0.name)" } ?? progress
    }
    let session = Session(
      features: Hosted.current.features, course: course,
      progress: Progress(path: progress.map { path(of: $0, course.pack) }, isReadOnly: !keeps) {
        Int.random(in: 1...9_999)
      },
      journal: (folder?.sessions).map(Journal.init(folder:)))
    session.environment.huntProcesses = ProcessCrew.processors
    // A script has no Ctrl-C.
    if !out.profile.isTerminal { session.environment.huntSeconds = 10 }
    // Only what is kept has times.
    if keeps { session.clock = { time(nil) } }
    // A script does the same on any day.
    if keeps { session.environment.today = { Wiring.today } }
    let runner = Runner(
      session, version: RootCommand.layercakeVersion, out: out, reports: reports,
      home: environmentVariable("HOME"))
    runner.listSubcommands = { Subcommand.all }
    runner.workbench = Workbench(store: stateFolder?.builds)
    if out.profile.isTerminal, !out.profile.isPlain {
      let line = ProgressLine()
      runner.tellsWork = { line.tell($0) }
    }
    let start = ContinuousClock.now
    runner.clock = { ContinuousClock.now - start }
    // A language of the program's own without a lesson is no mistake of the learner's.
    if let asked = options.language, Language.known(language) == nil,
      !course.hasLessons(in: language)
    {
      complain(
        localized("program.no-language", asked, course.languages),
        to: errors)
    }
    return runner
  }

  /// The date where the learner is: `2026-11-26`.
  private static var today: String {
    var (now, parts) = (time(nil), tm())
    guard localtime_r(&now, &parts) != nil else { return "" }
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
  }

  /// What to write to.
  func output(_ descriptor: Int32) -> Output {
    Output(fileDescriptor: descriptor, profile: profile(descriptor))
  }

  private func profile(_ descriptor: Int32) -> TerminalProfile {
    var environment: [String: String] = [:]
    for name in ["COLUMNS", "TERM", "NO_COLOR", "CLICOLOR_FORCE"] {
      environment[name] = environmentVariable(name)
    }
    return TerminalProfile.detect(
      output: descriptor, environment: environment, plain: options.plain)
  }
}
