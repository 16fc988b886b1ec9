/// A variable of this process's environment, if it is set.
public func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Where this program is.
public var programPath: String {
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

/// The path from the root to what a path leads to, without links; throws the system's reason if there
/// is nothing.
public func resolvedPath(_ path: String) throws(SystemError) -> String {
  guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
  guard let resolved = realpath(path, nil) else { throw SystemError(errno) }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// A terminal's size in columns and rows, each 0 where it doesn't know; nil if it can't be asked.
public func terminalSize(of descriptor: Int32) -> (columns: Int, rows: Int)? {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// The folder for what outlives a session: `$XDG_STATE_HOME/layercake`, or below `~/.local/state`.
///
/// Source: XDG Base Directory Specification 0.8; a relative path there counts as unset.
public struct StateFolder: Equatable, Sendable {
  /// The folder's path.
  public let path: String

  /// Finds a program's folder by the variables `XDG_STATE_HOME` and `HOME`; nil if neither is set.
  public init?(of program: String, stateHome: String?, home: String?) {
    if let stateHome, stateHome.hasPrefix("/") {
      path = "\(stateHome)/\(program)"
    } else if let home {
      path = "\(home)/.local/state/\(program)"
    } else {
      return nil
    }
  }

  /// Where the journals of sessions are.
  public var sessions: String { path + "/sessions" }

  /// Where what learners built is kept, with its sources.
  public var builds: String { path + "/builds" }

  /// Where it is noted what was done of the lessons.
  public var progress: String { path + "/progress" }

  /// Where the lines are that were typed.
  public var history: String { path + "/history" }
}
