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

  /// Where it is noted what was done of the lessons.
  public var progress: String { path + "/progress" }

  /// Where the lines are that were typed.
  public var history: String { path + "/history" }
}
