import CProcess

/// A process that waits for its copy, in which all goes on, and starts the program again if something ends
/// the copy that it didn't do by itself.
///
/// Code that starts threads may end the process while nothing of it is carried out, so that no trial finds
/// that: see ``TrialProcess``. The keeper has none of that code's threads. It puts the terminal back as it
/// was when the program began.
public final class Keeper {
  /// The environment's variable with which the program is started again: what waitpid(2) says of the copy.
  private static let variable = "LAYERCAKE_ENDED"
  private static let left = "left"

  /// What the system's shell takes for a program that can't be run.
  private static let lost: Int32 = 126

  private let terminal: termios?
  /// What the copy says of its end; nil as long as there is no copy.
  private var page: SharedPage?

  /// Notes what the terminal at standard input is like.
  public init() {
    var terminal = termios()
    self.terminal = tcgetattr(STDIN_FILENO, &terminal) == 0 ? terminal : nil
  }

  /// How the program ended that this one goes on from; nil if it goes on from none. It is told once.
  public static func takeEnd() -> ProcessEnd? {
    defer { unsetenv(variable) }
    return environmentVariable(variable).flatMap { Int32($0) }.map { ProcessEnd(status: $0) }
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
      follow(status, mask)
    }
  }

  /// Does what the copy's end asks for, of which waitpid(2) says this.
  private func follow(_ status: Int32, _ mask: sigset_t) -> Never {
    // What came meanwhile, a Ctrl-C above all, was the copy's, and goes with this.
    process_end_by_default()
    var mask = mask
    sigprocmask(SIG_SETMASK, &mask, nil)
    if page?.text == Keeper.left {
      switch ProcessEnd(status: status) {
      case .signal(let number): raise(number)
      default: _exit(status >> 8)
      }
    } else {
      if var terminal { tcsetattr(STDIN_FILENO, TCSANOW, &terminal) }
      // What was being typed stays on a line of its own.
      write(STDOUT_FILENO, "\n", 1)
      setenv(Keeper.variable, "\(status)", 1)
      execv(programPath, CommandLine.unsafeArgv)
    }
    // The program can't be started again.
    _exit(Keeper.lost)
  }
}
