#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// This program, run once more, with another seed for all that is random.
enum Twin {
  /// Runs the program with other arguments.
  ///
  /// - Parameter arguments: All but the program's name.
  /// - Returns: What it wrote to standard output; nil if it couldn't be run, or failed.
  static func output(_ arguments: [String]) -> String? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])

    var words: [UnsafeMutablePointer<CChar>?] = (["layercake"] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child: pid_t = 0
    let failed = posix_spawn(&child, program, &actions, nil, words, environ)
    close(ends[1])
    guard failed == 0 else { return nil }

    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(ends[0], &block, block.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += block[..<count]
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Where this program is.
  private static var program: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      _NSGetExecutablePath(&path, &size)
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
