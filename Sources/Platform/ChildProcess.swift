/// Another program that runs beside this one.
public struct ChildProcess {
  /// How a program ended, and what it wrote.
  public struct Result {
    /// What waitpid(2) says of its end: 0 if all went well.
    public let status: Int32
    /// What it wrote to standard output, if that was asked for.
    public let output: [UInt8]
  }

  /// Which end of a program this process holds by a pipe.
  public enum Pipe {
    /// It reads this text from standard input.
    case input(String)
    /// What it writes to standard output is taken.
    case output
  }

  private let id: pid_t
  private let own: Int32
  private let end: Pipe
  private let restoreHandlers: () -> Void

  /// Runs a program, and waits for its end; nil if it can't be run.
  public static func run(
    _ path: String, _ words: [String], _ end: Pipe, with variables: [String: String] = [:],
    ignoring signals: [Int32] = []
  ) -> Result? {
    ChildProcess(path, words, end, with: variables, ignoring: signals)?.finish()
  }

  /// Begins to run a program; nil if it can't be run. ``finish()`` comes next. Its environment is this
  /// process's with some variables added or replaced; some signals don't reach this process until its
  /// end, but the program.
  public init?(
    _ path: String, _ words: [String], _ end: Pipe, with variables: [String: String] = [:],
    ignoring signals: [Int32] = []
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    self.end = end
    let isRead = if case .output = end { true } else { false }
    let its: Int32
    (own, its) = isRead ? (ends[0], ends[1]) : (ends[1], ends[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, its, isRead ? STDOUT_FILENO : STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    restoreHandlers = ChildProcess.ignore(signals)
    let child = ChildProcess.spawn(path, words, &actions, with: variables, hearing: signals)
    id = child ?? 0
    close(its)
    guard child != nil else {
      close(own)
      restoreHandlers()
      return nil
    }
  }

  /// Has signals not reach this process; what is returned lets them again.
  private static func ignore(_ signals: [Int32]) -> () -> Void {
    let before = signals.map { ($0, signal($0, SIG_IGN)) }
    return { for (number, handler) in before { signal(number, handler) } }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - words: Its words, its own name first.
  ///   - actions: What is done with its files.
  ///   - variables: What is added to this process's environment, or replaced in it.
  ///   - signals: What reaches it, even if this process ignores it.
  ///   - isAlone: Whether it gets a group of its own, which Ctrl-C doesn't reach.
  /// - Returns: Its number; nil if it can't be run.
  private static func spawn(
    _ path: String, _ words: [String], _ actions: inout posix_spawn_file_actions_t,
    with variables: [String: String] = [:], hearing signals: [Int32] = [], isAlone: Bool = false
  ) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in signals { sigaddset(&heard, number) }
    posix_spawnattr_setsigdefault(&attributes, &heard)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | (isAlone ? Int16(POSIX_SPAWN_SETPGROUP) : 0))
    let arguments = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    let environment = environment(with: variables).map { strdup($0) }
    defer { for variable in environment { free(variable) } }
    var child: pid_t = 0
    let failure = posix_spawn(
      &child, path, &actions, &attributes, arguments + [nil], environment + [nil])
    return failure == 0 ? child : nil
  }

  /// Waits for the end of a program, or of a copy of this process, and tells what waitpid(2) says of it.
  static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }

  /// Waits for its end.
  public func finish() -> Result {
    defer { restoreHandlers() }
    var output: [UInt8] = []
    switch end {
    // A program that has read enough doesn't take the rest.
    case .input(let text): try? writeAll(own, text)
    case .output: output = (try? readAll(own)) ?? []
    }
    close(own)
    return Result(status: ChildProcess.status(of: id), output: output)
  }

  /// This process's environment with some variables set, as `NAME=value`.
  private static func environment(with variables: [String: String]) -> [String] {
    var all: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if variables[String(text.prefix { $0 != "=" })] == nil { all.append(text) }
      next += 1
    }
    return all + variables.map { "\($0.key)=\($0.value)" }.sorted()
  }
}

extension ChildProcess {
  /// How a program ended that may only take so long.
  public enum LimitedEnd: Equatable, Sendable {
    /// With status 0.
    case done
    /// With another status, by a signal, or it couldn't be run.
    case failed
    /// It took longer than it may, and was ended.
    case tooLong
    /// It was ended because that was asked for.
    case stopped
  }

  /// How a program ended that may only take so long, and what it wrote to standard output and standard error,
  /// 1 MiB of it at most.
  public typealias LimitedResult = (end: LimitedEnd, output: String)

  /// Runs a program with no input, and ends it, with all that it has started, if it takes too long.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - seconds: How long it may take.
  ///   - isStopped: Whether it is to be ended; asked for fifty times a second.
  /// - Returns: How it ended, and what it wrote; nil if it can't be run.
  public static func run(
    _ path: String, _ arguments: [String], most seconds: Int, unless isStopped: () -> Bool
  ) -> LimitedResult? {
    run(path, each: [arguments], atOnce: 1, most: seconds, unless: isStopped)[0]
  }

  /// The same several times, some of them at once.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - each: Its arguments, each time.
  ///   - atOnce: How many of them run at once.
  ///   - seconds: How long each may take.
  ///   - isStopped: Whether those that run are to be ended; asked for fifty times a second.
  /// - Returns: How each ended, and what it wrote; nil for one that can't be run.
  public static func run(
    _ path: String, each: [[String]], atOnce: Int, most seconds: Int, unless isStopped: () -> Bool
  ) -> [LimitedResult?] {
    var results = [LimitedResult?](repeating: nil, count: each.count)
    var running: [(place: Int, run: LimitedRun)] = []
    var next = 0
    while true {
      while running.count < max(1, atOnce), next < each.count {
        if let run = LimitedRun(path, each[next], most: seconds) { running.append((next, run)) }
        next += 1
      }
      if running.isEmpty { return results }
      var watched = running.map { pollfd(fd: $0.run.output, events: Int16(POLLIN), revents: 0) }
      _ = poll(&watched, nfds_t(watched.count), 20)
      let isStopped = isStopped()
      for index in running.indices.reversed() {
        let isOver = running[index].run.goOn(reads: watched[index].revents != 0, isStopped)
        guard isOver else { continue }
        let (place, run) = running.remove(at: index)
        results[place] = run.finish()
      }
    }
  }

  /// A program that runs, and may take so long.
  private struct LimitedRun {
    /// Where what it writes is read.
    let output: Int32
    private let child: pid_t
    private let end: ContinuousClock.Instant
    private var written: [UInt8] = []
    private var early: LimitedEnd?
    private static let most = 1 << 20

    /// Begins to run it; nil if that can't be done.
    init?(_ path: String, _ arguments: [String], most seconds: Int) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      // Others that are started meanwhile don't get them.
      for descriptor in ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
      // What else is open here, for this process's own caller perhaps, is none of the program's.
      for descriptor in (Folder.names(in: "/proc/self/fd") ?? []).compactMap({ Int32($0) })
      where descriptor > STDERR_FILENO {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
      // Ctrl-C is for this process, which ends all of the program's group then.
      let child = spawn(path, [path] + arguments, &actions, isAlone: true)
      close(ends[1])
      guard let child else {
        close(ends[0])
        return nil
      }
      (output, self.child, end) = (ends[0], child, ContinuousClock.now + .seconds(seconds))
    }

    /// Takes what it has written, and looks at the time.
    ///
    /// - Parameters:
    ///   - reads: Whether there is something to read, or nothing will come any more.
    ///   - isStopped: Whether it is to be ended.
    /// - Returns: Whether it is over, or has to be.
    mutating func goOn(reads: Bool, _ isStopped: Bool) -> Bool {
      if reads {
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let count = read(output, &buffer, buffer.count)
        if count <= 0 { return true }
        written.append(contentsOf: buffer[..<min(count, LimitedRun.most - written.count)])
      }
      if isStopped { early = .stopped }
      if ContinuousClock.now > end { early = .tooLong }
      return early != nil
    }

    /// Waits for its end, which is now if it is over too early.
    func finish() -> LimitedResult {
      if early != nil { kill(-child, SIGKILL) }
      close(output)
      let status = status(of: child)
      return (
        early ?? (status == 0 ? .done : .failed), String(decoding: written, as: UTF8.self)
      )
    }
  }

  /// Runs a program that has the terminal to itself, and waits for its end.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - words: Its words, its own name first.
  ///   - signals: What is for the program alone until its end.
  /// - Returns: What waitpid(2) says of its end; nil if it can't be run.
  public static func runInForeground(
    _ path: String, _ words: [String], ignoring signals: [Int32]
  ) -> Int32? {
    let restoreHandlers = ignore(signals)
    defer { restoreHandlers() }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    return spawn(path, words, &actions, hearing: signals).map(status(of:))
  }
}
