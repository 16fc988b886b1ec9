/// What the process tells the system shell. Source: sysexits.h.
public enum ExitCode: Int32, Sendable {
  /// Everything was done.
  case done = 0
  /// A check failed.
  case checkFailed = 1
  /// The command line makes no sense (EX_USAGE).
  case usage = 64
  /// A script has a line that can't be carried out (EX_DATAERR).
  case badData = 65
  /// An input file can't be read (EX_NOINPUT).
  case noInput = 66
  /// An output file can't be created (EX_CANTCREAT).
  case cannotCreate = 73
  /// Reading or writing failed on the way (EX_IOERR).
  case ioError = 74
}
