import Platform

/// A process that a test started; it doesn't outlive this.
final class Child {
  /// What stands at one of a child's first three descriptors.
  enum Source {
    /// A descriptor of ours.
    case descriptor(Int32)
    /// A file that the child opens.
    case path(String, flags: Int32)
    /// The same as another of its own descriptors, one with a smaller number.
    case same(as: Int32)
    /// Nothing at all.
    case closed
  }

  let pid: pid_t
  /// Hangs up when the child is gone, since only it holds the other end: so a test can wait for the
  /// end of a process as it waits for anything else.
  let alive: Descriptor
  private var exit: Exit?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, the program's path first.
  ///   - environment: All of its environment.
  ///   - sources: What stands at its descriptors 0, 1 and 2.
  ///   - isSessionLeader: Whether it gets a session of its own, so that a terminal that it opens
  ///     becomes the one that controls it.
  /// - Throws: If it can't be started.
  init(
    _ arguments: [String], environment: [String: String], sources: [Source],
    isSessionLeader: Bool = false
  ) throws {
    Child.ignoreBrokenPipes
    let (alive, held) = try Descriptor.pipe()
    self.alive = alive

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, source) in zip(Int32(0)..., sources) {
      switch source {
      case .descriptor(let ours): posix_spawn_file_actions_adddup2(&actions, ours, number)
      case .path(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
      case .same(let other): posix_spawn_file_actions_adddup2(&actions, other, number)
      case .closed: posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    // Any number that is not taken will do, if it is not inherited otherwise.
    posix_spawn_file_actions_adddup2(&actions, held.number, 99)

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The process that runs the tests may block or ignore signals; the child must not inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    if isSessionLeader { flags |= Child.newSession }
    posix_spawnattr_setflags(&attributes, flags)

    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid: pid_t = 0
    let result = try Descriptor.withoutChildren {
      posix_spawn(&pid, arguments[0], &actions, &attributes, &words, &variables)
    }
    guard result == 0 else {
      throw SupportError("can't start \(arguments[0]): \(String(cString: strerror(result)))")
    }
    self.pid = pid
  }

  deinit {
    guard exit == nil else { return }
    kill(pid, SIGKILL)
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }

  /// How it ended, once ``alive`` has hung up.
  func reap() -> Exit {
    if let exit { return exit }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    let exit = Exit(status: status)
    self.exit = exit
    return exit
  }

  /// POSIX_SPAWN_SETSID, which Swift can't see. Sources: spawn.h of glibc and musl, and of Darwin.
  private static var newSession: Int16 {
    #if canImport(Darwin)
      0x400
    #else
      0x80
    #endif
  }

  /// Writing to a child that is gone must not end the tests.
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}
