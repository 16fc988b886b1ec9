#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// less(1), which shows a text page by page.
struct Pager {
  private let path: String

  /// Finds it in the folders of `PATH`; nil if it isn't there.
  static func find() -> Pager? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/less" }.first { access($0, X_OK) == 0 }
      .map(Pager.init)
  }

  private init(path: String) { self.path = path }

  /// Shows a text, and waits until it was read.
  ///
  /// - Parameter text: The text, with no escape sequences but those for colours.
  /// - Returns: Whether that could be done.
  func show(_ text: String) -> Bool {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    // Ctrl-C is the pager's alone, and a pager that was left early is no reason to end.
    let before = [SIGINT, SIGPIPE].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in before { signal(number, handler) } }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for (number, _) in before { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    // Colours as they are, no clearing of the screen, and no page where one is enough.
    let words = [
      strdup("less"), strdup("-FRX"), strdup("-PsMore: Space   back: b   leave: q"), nil,
    ]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let failed = posix_spawn(&child, path, &actions, &attributes, words, environ)
    close(ends[0])
    guard failed == 0 else {
      close(ends[1])
      return false
    }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
    }
    close(ends[1])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // A pager that couldn't do its work ends with another status; one that was left early with 0.
    return status == 0 || status & 0x7F != 0
  }
}
