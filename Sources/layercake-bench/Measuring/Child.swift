import Platform

/// A program that was run to its end.
struct Child {
  /// From the start of the program to its end.
  let nanoseconds: Double
  /// The most memory that it had at a time, or this process before it, whichever is more.
  let peakBytes: Int

  /// Runs a program; what it prints goes nowhere. Nil if it can't be run, or fails; it may end with
  /// another status than 0, as it does after a line that it refuses.
  init?(
    _ program: String, _ arguments: [String], input: Script? = nil, mayRefuse: Bool = false
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      input.rewind()
      posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let argv = ([program] + arguments).map { strdup($0) }
    defer { argv.forEach { free($0) } }
    var id = pid_t()
    var status: Int32 = 0
    var usage = rusage()
    var isSpawned = false
    nanoseconds = Stopwatch.nanoseconds {
      guard posix_spawn(&id, program, &actions, nil, argv + [nil], environ) == 0 else { return }
      isSpawned = true
      while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    }
    peakBytes = Machine.peakBytes(of: usage)
    // The lower bits tell the signal that ended it.
    guard isSpawned, mayRefuse ? status & 0x7F == 0 : status == 0 else { return nil }
  }

  /// Runs a program several times, and gives the fastest run; nil if one fails.
  static func best(
    of runs: Int, _ program: String, _ arguments: [String], input: Script? = nil,
    mayRefuse: Bool = false
  ) -> Child? {
    var best: Child?
    for _ in 0..<runs {
      guard let child = Child(program, arguments, input: input, mayRefuse: mayRefuse) else {
        return nil
      }
      if child.nanoseconds < best?.nanoseconds ?? .infinity { best = child }
    }
    return best
  }
}

/// A script in a file that has no name any more, and is gone when no process has it open.
final class Script {
  fileprivate let descriptor: Int32

  /// Writes a script of a first line, a line that is repeated, and perhaps a last one; nil if there is
  /// no room for it.
  init?(first: String, repeated: String, _ count: Int, last: String? = nil) {
    var name = Array("/tmp/layercake-bench-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    guard let file = fdopen(dup(descriptor), "w") else { return nil }
    fputs(first + "\n", file)
    for _ in 0..<count { fputs(repeated + "\n", file) }
    if let last { fputs(last + "\n", file) }
    guard fclose(file) == 0 else { return nil }
  }

  /// Writes a script of some lines.
  convenience init?(_ lines: [String]) {
    self.init(first: lines.joined(separator: "\n"), repeated: "", 0)
  }

  deinit { close(descriptor) }

  fileprivate func rewind() { lseek(descriptor, 0, SEEK_SET) }
}
