import CProcess

/// A process that waits for its copy, in which all goes on, and starts the program again if something ends
/// the copy that it didn't do by itself.
///
/// Code that starts threads may end the process while nothing of it is carried out, so that no trial finds
/// that: see ``TrialProcess``. The keeper has none of that code's threads. It puts the terminal back as it
/// was when the program began.
public final class Keeper {
  /// The environment's variable with which the program is started again, and how the copy ended.
  private static let variable = "LAYERCAKE_ENDED"
  private static let left = "left"
  private static let mostSignals: Int32 = 65

  private let terminal: termios?
  /// What the copy says of its end; nil as long as there is no copy.
  private var page: SharedPage?

  /// Notes what the terminal at standard input is like.
  public init() {
    var terminal = termios()
    self.terminal = tcgetattr(STDIN_FILENO, &terminal) == 0 ? terminal : nil
  }

  /// How the program ended that this one goes on from: with this signal, or by itself; nil if it goes on
  /// from none. It is told once.
  public static func takeEnd() -> TrialProcess.End? {
    guard let text = environmentVariable(variable) else { return nil }
    unsetenv(variable)
    let words = text.split(separator: " ")
    guard words.count == 2, let number = Int32(words[1]) else { return nil }
    return words[0] == "signal" ? .signal(number) : .exit(number)
  }

  /// Makes the copy, unless that was done: this process waits from now on, and the copy returns. If no copy
  /// can be made, all goes on without.
  public func begin() {
    guard page == nil, let page = SharedPage() else { return }
    self.page = page
    // What comes for the keeper waits until it asks.
    var (kept, before) = (sigset_t(), sigset_t())
    sigfillset(&kept)
    sigprocmask(SIG_SETMASK, &kept, &before)
    let child = process_fork()
    if child > 0 { keep(child, before) }
    if child == 0 {
      process_end_with_parent()
      // A handler of the runtime would ask at the terminal what is to be done.
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { signal(number, SIG_DFL) }
    }
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Says that the program ends by itself now.
  public func leave() { page?.write(Keeper.left) }

  /// Waits for the copy, and ends as it did or starts the program again.
  private func keep(_ child: pid_t, _ mask: sigset_t) -> Never {
    var waited = sigset_t()
    sigemptyset(&waited)
    for number in [SIGCHLD, SIGCONT, SIGTERM, SIGHUP] { sigaddset(&waited, number) }
    while true {
      var number: Int32 = 0
      guard sigwait(&waited, &number) == 0 else { continue }
      if number != SIGCHLD {
        kill(child, number)
        continue
      }
      var status: Int32 = 0
      guard waitpid(child, &status, WNOHANG | WUNTRACED) == child else { continue }
      if status & 0xFF == 0x7F {
        // The copy was stopped, and the system's shell waits for this process.
        kill(getpid(), SIGSTOP)
        kill(child, SIGCONT)
        continue
      }
      end(signal: status & 0x7F, exit: status >> 8 & 0xFF, mask)
    }
  }

  private func end(signal number: Int32, exit code: Int32, _ mask: sigset_t) -> Never {
    // What came meanwhile, a Ctrl-C above all, was the copy's: to ignore it takes it away.
    for number in 1..<Keeper.mostSignals { signal(number, SIG_IGN) }
    process_end_by_default()
    var mask = mask
    sigprocmask(SIG_SETMASK, &mask, nil)
    if page?.text == Keeper.left {
      if number == 0 { _exit(code) }
      raise(number)
    } else {
      if var terminal { tcsetattr(STDIN_FILENO, TCSANOW, &terminal) }
      // What was being typed stays on a line of its own.
      write(STDOUT_FILENO, "\n", 1)
      setenv(Keeper.variable, number == 0 ? "exit \(code)" : "signal \(number)", 1)
      execv(programPath, CommandLine.unsafeArgv)
    }
    _exit(128 + number)
  }
}
