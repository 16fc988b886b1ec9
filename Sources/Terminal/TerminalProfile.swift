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
