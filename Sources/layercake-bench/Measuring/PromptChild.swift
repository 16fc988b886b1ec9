import Platform

/// A program on a terminal of its own, until it asks for the first line.
enum PromptChild {
  /// Runs a program several times, each until it shows its prompt; it is ended then. The fastest time
  /// from its start to its prompt is given in nanoseconds; nil if it can't be run, or shows no such
  /// prompt.
  static func best(
    of runs: Int, _ program: String, _ arguments: [String], prompt: String,
    path: String = "/usr/bin:/bin"
  ) -> Double? {
    var best: Double?
    for _ in 0..<runs {
      guard let time = run(program, arguments, prompt, path) else { return nil }
      best = min(best ?? time, time)
    }
    return best
  }

  private static func run(
    _ program: String, _ arguments: [String], _ prompt: String, _ path: String
  ) -> Double? {
    var (master, terminal): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &terminal, nil, nil, &size) == 0 else { return nil }
    defer { close(master) }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_adddup2(&actions, terminal, descriptor)
    }
    posix_spawn_file_actions_addclose(&actions, terminal)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A process group of its own, so that nothing of ours hears its signals.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let argv = ([program] + arguments).map { strdup($0) }
    // Nothing of the person's, who may have a history or settings.
    let settings: [String] = ["TERM=xterm", "PATH=\(path)", "NO_COLOR=1", "PS1=\(prompt)"]
    let variables = settings.map { strdup($0) }
    defer { (argv + variables).forEach { free($0) } }
    var id = pid_t()
    var isThere = false
    let time = Stopwatch.nanoseconds {
      guard posix_spawn(&id, program, &actions, &attributes, argv + [nil], variables + [nil]) == 0
      else { return }
      isThere = wait(for: prompt, at: master)
    }
    close(terminal)
    guard id > 0 else { return nil }
    kill(id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
    return isThere ? time : nil
  }

  /// Whether a text comes within ten seconds.
  private static func wait(for text: String, at terminal: Int32) -> Bool {
    let wanted = Array(text.utf8)
    var received: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 10_000) > 0 else { return false }
      let count = read(terminal, &block, block.count)
      guard count > 0 else { return false }
      received += block[..<count]
      let places = received.indices.dropLast(wanted.count - 1)
      if places.contains(where: { received[$0...].starts(with: wanted) }) { return true }
    }
  }
}
