/// A variable of this process's environment, if it is set.
public func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
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
