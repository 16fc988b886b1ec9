/// Why an exported trace can't be read.
public enum TraceError: Error, Equatable, Sendable {
  /// It doesn't begin as one.
  case noTrace
  /// A newer program wrote it, in this version; the newest that can be read.
  case newer(version: Int, newest: Int)
  /// A line, counted from 1, can't be read.
  case line(Int, LineError)

  /// What is wrong with a line.
  public enum LineError: Error, Equatable, Sendable {
    /// It is longer than so many bytes.
    case tooLong(most: Int)
    /// It isn't written as JSON is, behind this 1-based column, in characters.
    case notJSON(column: Int)
    /// It ends before its last bracket is closed.
    case torn
    /// It isn't UTF-8.
    case notUTF8
    /// Values are inside one another more than 2,000 deep.
    case tooDeep
    /// It is JSON, but no object.
    case noObject
    /// It has nothing under this key, or something else than the format has there.
    case key(String, isMissing: Bool)
    /// It has a number under this key that is none of those which a trace counts by.
    case outOfRange(String, ClosedRange<Int>)
    /// It has a number, behind this 1-based column, that is too large to be read.
    case tooLarge(column: Int)
    /// Its site, by this number, was described by no line before.
    case unknownSite(Int)
    /// It belongs to an event that came before this other one.
    case outOfOrder(event: Int, after: Int)
    /// Its event has more lines than are kept.
    case tooMany(most: Int)
  }
}
