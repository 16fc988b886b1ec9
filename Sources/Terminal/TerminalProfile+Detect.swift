import Platform

extension TerminalProfile {
  /// Finds out about the place that a file descriptor writes to.
  ///
  /// The size is what the terminal says (TIOCGWINSZ), else `COLUMNS` and `LINES`, else 80 by 24;
  /// columns are held within 20 to 1,000, rows within 2 to 1,000. There is no colour if `NO_COLOR`
  /// is set and not empty (no-color.org), or in plain mode; else there is if `CLICOLOR_FORCE` is
  /// set, not empty and not `0`; else on a terminal whose `TERM` is neither empty, missing nor
  /// `dumb`.
  ///
  /// - Parameters:
  ///   - descriptor: the file descriptor that output goes to.
  ///   - environment: the environment's variables by name.
  ///   - plain: whether the user asked for plain mode.
  /// - Returns: what was found.
  public static func detect(
    output descriptor: Int32, environment: [String: String], plain: Bool
  ) -> TerminalProfile {
    let isTerminal = System.isTerminal(descriptor)
    let size = isTerminal ? terminalSize(of: descriptor) : nil
    let columns = positive(size?.columns) ?? positive(environment["COLUMNS"]) ?? 80
    let rows = positive(size?.rows) ?? positive(environment["LINES"]) ?? 24
    return TerminalProfile(
      isTerminal: isTerminal,
      columns: min(max(columns, 20), 1_000),
      color: !plain && wantsColor(isTerminal: isTerminal, environment: environment),
      isPlain: plain,
      rows: min(max(rows, 2), 1_000))
  }

  private static func wantsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    if let refused = environment["NO_COLOR"], !refused.isEmpty { return false }
    if let forced = environment["CLICOLOR_FORCE"], !forced.isEmpty, forced != "0" { return true }
    let term = environment["TERM"] ?? ""
    return isTerminal && !term.isEmpty && term != "dumb"
  }

  private static func positive(_ number: Int?) -> Int? {
    number.flatMap { $0 > 0 ? $0 : nil }
  }

  private static func positive(_ text: String?) -> Int? {
    positive(text.flatMap { Int($0) })
  }
}
