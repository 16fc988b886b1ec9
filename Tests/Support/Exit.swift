/// How a process ended.
public enum Exit: Equatable, Sendable {
  /// By itself, with this status.
  case code(Int32)
  /// By a signal, with its number as in signal(7).
  case signal(Int32)

  /// Reads a status of waitpid(2), as WIFEXITED, WEXITSTATUS and WTERMSIG would, which Swift can't
  /// see.
  init(status: Int32) {
    self = status & 0x7F == 0 ? .code((status >> 8) & 0xFF) : .signal(status & 0x7F)
  }
}

/// Why something could not be tried at all.
public struct SupportError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  init(_ description: String) { self.description = description }
}
