import Queries
import Terminal

/// A session's log as a file: a header with the version of its schema, and an action a line.
///
/// ```
/// # layercake-session 1
/// open counter
/// fire increase
/// undo
/// ```
/// Every line is a command of the shell, so the file is a script too. A line without its end was
/// torn by a crash and doesn't count.
public struct SessionFile: Equatable, Sendable {
  /// The version that is written.
  public static let version = 1
  /// The first line.
  public static let header = "# layercake-session \(version)"

  /// What brings a line up to the next version: the first from version 1 to 2, and so on. A version
  /// that changes the lines adds one here, so that every older session can still be read.
  public static let migrations: [@Sendable (String) -> String] = []

  /// One action, and where it stands.
  public struct Line: Equatable, Sendable {
    /// The 1-based line in the file.
    public let number: Int
    /// What does it again.
    public let text: String
  }

  /// Why a file is no session that can be read.
  public enum Fault: Error, Equatable, Sendable {
    /// The first line is no header.
    case noHeader
    /// A newer program wrote it, with this version.
    case newer(Int)
  }

  /// The actions, those that were undone left out.
  public let actions: [Line]
  /// Whether the last line was torn and left out.
  public let isTorn: Bool

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - migrations: What brings a line up to the next version, the oldest first.
  /// - Throws: A ``Fault`` if it isn't a session's log, or one of a later version.
  public init(
    _ text: String, migrations: [@Sendable (String) -> String] = SessionFile.migrations
  ) throws(Fault) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    isTorn = lines.last?.isEmpty == false
    lines.removeLast()
    guard let first = lines.first, first.hasPrefix("# layercake-session "),
      let version = Int(first.dropFirst("# layercake-session ".count)), version > 0
    else { throw .noHeader }
    guard version <= migrations.count + 1 else { throw .newer(version) }
    var actions: [Line] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && !line.hasPrefix("#")
    {
      let text = migrations.dropFirst(version - 1).reduce(line) { $1($0) }
      if text == "undo" {
        _ = actions.popLast()
      } else {
        actions.append(Line(number: index + 1, text: text))
      }
    }
    self.actions = actions
  }
}
