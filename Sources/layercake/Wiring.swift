import Catalog
import Glibc
import Shell
import Staging
import Terminal

/// Puts the shell together with the terminal and the catalogue.
struct Wiring {
  /// Whether sentences are wanted instead of boxes and columns.
  let plain: Bool

  /// Talks with whoever is at standard input.
  func converse() -> Shell.ExitCode {
    keepAliveOnInterrupt()
    surviveFullFiles()
    let out = output(STDOUT_FILENO)
    let isTyped = isatty(STDIN_FILENO) == 1
    let prompts = isTyped && out.profile.isTerminal
    let errors = out.profile.isTerminal ? out : output(STDERR_FILENO)
    let input = PlainLineSource(
      fileDescriptor: STDIN_FILENO, promptOutput: prompts ? out : nil, profile: out.profile)
    input.takesBlockedSignals = isTyped
    let session = session(out: out, reports: out, keeps: prompts)
    let loop = CommandLoop(
      session: session, input: input, out: out, errors: errors, manner: .conversation)
    loop.columns = { profile(STDOUT_FILENO).columns }
    return loop.run()
  }

  /// Carries out scripts in one session.
  func run(files: [String], keepGoing: Bool, verbose: Bool) -> Shell.ExitCode {
    surviveFullFiles()
    let out = output(STDOUT_FILENO)
    let errors = output(STDERR_FILENO)
    let reports = verbose || errors.profile.isTerminal ? errors : nil
    let session = session(out: out, reports: reports, keeps: false)
    var result = Shell.ExitCode.done
    for file in files where !session.isFinished {
      let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
      defer { if descriptor > STDIN_FILENO { close(descriptor) } }
      if let reason = obstacle(to: descriptor, isFile: file != "-") {
        errors.writeLine("layercake: can't read '\(file.sanitized)': \(reason)")
        errors.flush()
        if result == .done { result = .noInput }
        if keepGoing { continue }
        return result
      }
      let input = PlainLineSource(
        fileDescriptor: descriptor, promptOutput: nil, profile: out.profile)
      let name = file == "-" ? "standard input" : file.sanitized
      let loop = CommandLoop(
        session: session, input: input, out: out, errors: errors,
        manner: keepGoing ? .scriptKeepingGoing(file: name) : .script(file: name))
      let code = loop.run()
      if result == .done { result = code }
      if code != .done, !keepGoing { break }
    }
    return result
  }

  /// Why an opened file can't be a script, if it can't: it wasn't opened, or it is a folder.
  private func obstacle(to descriptor: Int32, isFile: Bool) -> SystemError? {
    guard isFile else { return nil }
    guard descriptor >= 0 else { return SystemError(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return SystemError(errno) }
    return status.st_mode & S_IFMT == S_IFDIR ? SystemError(EISDIR) : nil
  }

  /// Lets a write beyond the allowed size of a file fail, where it would end the process.
  private func surviveFullFiles() { signal(SIGXFSZ, SIG_IGN) }

  /// Makes Ctrl-C give up the line instead of the session. The handler does nothing, but it makes
  /// the wait for input return; at all other times the signal is blocked and waits for that.
  private func keepAliveOnInterrupt() {
    guard isatty(STDIN_FILENO) == 1 else { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigemptyset(&action.sa_mask)
    sigaction(SIGINT, &action, nil)
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_BLOCK, &interrupt, nil)
  }

  /// Only a session at a terminal is kept: nobody goes on with a script.
  private func session(out: Output, reports: Output?, keeps: Bool) -> Session {
    let home = getenv("HOME").map { String(cString: $0) }
    let state = getenv("XDG_STATE_HOME").map { String(cString: $0) }
    let folder = keeps ? Journal.folder(stateHome: state, home: home) : nil
    return Session(
      features: Catalog.features, version: Layercake.version, out: out, reports: reports,
      journal: folder.map(Journal.init(folder:)), home: home)
  }

  private func output(_ descriptor: Int32) -> Output {
    Output(fileDescriptor: descriptor, profile: profile(descriptor))
  }

  private func profile(_ descriptor: Int32) -> TerminalProfile {
    var environment: [String: String] = [:]
    for name in ["COLUMNS", "TERM", "NO_COLOR", "CLICOLOR_FORCE"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    return TerminalProfile.detect(output: descriptor, environment: environment, plain: plain)
  }
}
