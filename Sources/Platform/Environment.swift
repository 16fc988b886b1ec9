/// A variable of this process's environment.
///
/// - Parameter name: Its name: `HOME`.
/// - Returns: nil if it isn't set.
public func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The path from the root to what a path leads to, without links.
///
/// - Throws: The system's reason if there is nothing.
public func resolvedPath(_ path: String) throws(SystemError) -> String {
  guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
  guard let resolved = realpath(path, nil) else { throw SystemError(errno) }
  defer { free(resolved) }
  return String(cString: resolved)
}
