/// Another program that runs beside this one.
public struct ChildProcess {
  /// What a program has at its standard descriptors that isn't this process's own.
  public enum End {
    /// It reads this text from standard input.
    case input(String)
    /// What it writes to standard output is taken.
    case output
    /// Nothing: it has the terminal to itself.
    case terminal
  }

  private let process: pid_t
  /// The end of a pipe that this process holds; -1 without one.
  private let own: Int32
  private let end: End
  private let restoreHandlers: () -> Void

  /// Runs a program, and waits for its end.
  public static func run(
    _ path: String, _ arguments: [String], _ end: End, with variables: [String: String] = [:],
    ignoring signals: [Int32] = []
  ) -> ProcessResult {
    do throws(SystemError) {
      return try ChildProcess(path, arguments, end, with: variables, ignoring: signals).finish()
    } catch {
      return ProcessResult(end: .impossible(error))
    }
  }

  /// Begins to run a program; throws why it can't be run. ``finish()`` comes next. Its environment is this
  /// process's with some variables added or replaced; some signals don't reach this process until its
  /// end, but the program. It may read from a descriptor of this process's instead of its standard input.
  public init(
    _ path: String, _ arguments: [String], _ end: End, reading input: Int32? = nil,
    with variables: [String: String] = [:], ignoring signals: [Int32] = []
  ) throws(SystemError) {
    self.end = end
    let (own, its): (Int32, Int32)
    let descriptors: [(Int32, Int32?)]
    switch end {
    case .input:
      let pipe = try Pipe.open(1)[0]
      (own, its) = (pipe.output, pipe.input)
      descriptors = [(STDIN_FILENO, its)]
    case .output:
      let pipe = try Pipe.open(1)[0]
      (own, its) = (pipe.input, pipe.output)
      descriptors = [(STDOUT_FILENO, its)] + (input.map { [(STDIN_FILENO, $0)] } ?? [])
    case .terminal: (own, its, descriptors) = (-1, -1, [])
    }
    self.own = own
    let before = signals.map { ($0, signal($0, SIG_IGN)) }
    restoreHandlers = { for (number, handler) in before { signal(number, handler) } }
    defer { close(its) }
    do throws(SystemError) {
      process = try ChildProcess.spawn(
        path, arguments, descriptors, with: variables, hearing: signals)
    } catch {
      close(own)
      restoreHandlers()
      throw error
    }
  }

  /// Waits for its end.
  public func finish() -> ProcessResult {
    defer { restoreHandlers() }
    var output: [UInt8] = []
    switch end {
    // A program that has read enough doesn't take the rest.
    case .input(let text): try? writeAll(own, text)
    case .output: output = (try? readAll(own)) ?? []
    case .terminal: break
    }
    close(own)
    return ProcessResult(end: ProcessEnd(of: process).ofProgram, output: output)
  }

  /// Runs a program with no input, and ends it, with all that it has started, if it takes too long. What it writes
  /// to standard output and standard error is taken, 1 MiB of it at most.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - seconds: How long it may take.
  ///   - isStopped: Whether it is to be ended; asked for fifty times a second.
  /// - Returns: How it ended, and what it wrote.
  public static func run(
    _ path: String, _ arguments: [String], most seconds: Int, unless isStopped: () -> Bool
  ) -> ProcessResult {
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
  /// - Returns: How each ended, and what it wrote.
  public static func run(
    _ path: String, each: [[String]], atOnce: Int, most seconds: Int, unless isStopped: () -> Bool
  ) -> [ProcessResult] {
    var results: [ProcessResult] = []
    Worker.run(each.count, atOnce: atOnce, wasInterrupted: isStopped) {
      place throws(SystemError) in
      try Worker(seconds: seconds, most: 1 << 20) { pipes throws(SystemError) in
        try spawn(
          path, [path] + each[place],
          [
            (STDIN_FILENO, nil), (STDOUT_FILENO, pipes[0].output), (STDERR_FILENO, pipes[0].output),
          ], isAlone: true)
      }
    } take: {
      results.append($1)
    }
    return results
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments, its own name first.
  ///   - descriptors: Which of its descriptors are others of this process's; nil for one at which nothing can be
  ///     read.
  ///   - variables: What is added to this process's environment, or replaced in it.
  ///   - signals: What reaches it, even if this process ignores it.
  ///   - isAlone: Whether it gets a group of its own, which Ctrl-C doesn't reach, and none of the descriptors that
  ///     are open here.
  /// - Returns: Its number.
  /// - Throws: Why it can't be run.
  private static func spawn(
    _ path: String, _ arguments: [String], _ descriptors: [(Int32, Int32?)],
    with variables: [String: String] = [:], hearing signals: [Int32] = [], isAlone: Bool = false
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, descriptor) in descriptors {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
      }
    }
    if isAlone {
      // What is open here, for this process's own caller perhaps, is none of the program's.
      for descriptor in (Folder.names(in: "/proc/self/fd") ?? []).compactMap({ Int32($0) })
      where descriptor > STDERR_FILENO {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    }
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
    let arguments = arguments.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    let environment = environment(with: variables).map { strdup($0) }
    defer { for variable in environment { free(variable) } }
    var child: pid_t = 0
    let failure = posix_spawn(
      &child, path, &actions, &attributes, arguments + [nil], environment + [nil])
    guard failure == 0 else { throw SystemError(failure) }
    return child
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
