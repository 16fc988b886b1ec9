/// What came of asking for a line.
public enum ReadResult: Equatable, Sendable {
  /// A line, without its line end.
  case line(String)
  /// Ctrl-C, or a signal that only interrupts: the line was given up, the session goes on.
  case interrupted
  /// There is nothing more to read.
  case endOfInput
  /// A signal asks the process to end; its number as in signal(7).
  case terminated(signal: Int32)
  /// Reading failed, for the reason that the errno gives.
  case failed(errno: Int32)
}
