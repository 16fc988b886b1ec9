/// What the learner's own code prints.
///
/// Such code runs more often than the learner asks for: it is tried in a copy of the process, does its events again
/// beside its original and when the session goes through time. What it prints is kept while an action is done for
/// good, and dropped at all other times.
public enum OwnOutput {
  /// How many bytes are kept at most, as a rule: a loop may print without end.
  private static let most = 1 << 16
  // The session's thread alone changes these three; the others read where that is, which never changes.
  nonisolated(unsafe) private static var isKept = false
  nonisolated(unsafe) private static var kept = ""
  nonisolated(unsafe) private static var home: pthread_t?

  /// Prints a text, for code that was built: it has this in the place of `print`.
  public static func write(_ text: String) {
    if let home, pthread_equal(home, pthread_self()) == 0 {
      // What other threads print belongs to no action.
      try? writeAll(STDOUT_FILENO, text)
    } else if isKept, kept.utf8.count < most {
      kept += text
    }
  }

  /// Does something, and keeps what is printed meanwhile.
  ///
  /// - Parameters:
  ///   - isNeeded: Whether it is to be kept: if not, this only does it.
  ///   - body: What is done.
  /// - Returns: What came of it, and what was printed.
  /// - Throws: What it throws.
  public static func collecting<Result, Failure: Error>(
    _ isNeeded: Bool, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (result: Result, printed: String) {
    guard isNeeded else { return (try body(), "") }
    if home == nil { home = pthread_self() }
    (isKept, kept) = (true, "")
    defer { (isKept, kept) = (false, "") }
    let result = try body()
    return (result, kept)
  }
}
