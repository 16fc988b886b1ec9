import Platform

/// What is known of the place that output goes to.
public struct TerminalProfile: Sendable, Equatable {
  /// Whether it is a terminal, and so has someone in front of it.
  public var isTerminal: Bool
  /// The columns of a line.
  public var columns: Int
  /// Whether to write SGR sequences.
  public var color: Bool
  /// Whether to write sentences for a screen reader: no boxes, carets or pager.
  public var isPlain: Bool
  /// How wide it draws ambiguous characters.
  public var ambiguous: AmbiguousWidth
  /// The lines of a page.
  public var rows: Int
  /// For whose eyes styles are drawn.
  public var look: Look
  /// Whether a class reads it: what a teacher wouldn't show is put in other words.
  public var isAtSchool = true

  /// Makes a profile; by default that of ``batch``.
  ///
  /// - Parameters:
  ///   - isTerminal: whether it is a terminal.
  ///   - columns: the columns of a line.
  ///   - color: whether to write SGR sequences.
  ///   - isPlain: whether to write for a screen reader.
  ///   - ambiguous: how wide it draws ambiguous characters.
  ///   - rows: the lines of a page.
  ///   - look: for whose eyes styles are drawn.
  public init(
    isTerminal: Bool = false, columns: Int = 80, color: Bool = false, isPlain: Bool = false,
    ambiguous: AmbiguousWidth = .narrow, rows: Int = 24, look: Look = .standard
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.color = color
    self.isPlain = isPlain
    self.ambiguous = ambiguous
    self.rows = rows
    self.look = look
  }

  /// Whether long answers can be shown page by page; those who listen hear them at once.
  public var hasPages: Bool { isTerminal && !isPlain }

  /// No terminal: 80 columns, no colour.
  public static let batch = TerminalProfile()
}

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
    let isTerminal = isatty(descriptor) == 1
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
