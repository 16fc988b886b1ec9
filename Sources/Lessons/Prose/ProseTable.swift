/// A table in a text (GitHub Flavored Markdown 0.29, section 4.10).
public struct ProseTable: Hashable, Sendable {
  /// How a column's cells stand.
  public enum Alignment: Hashable, Sendable {
    /// The author didn't say.
    case none
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
  }

  /// How each column stands.
  public var alignments: [Alignment]
  /// The cells of the first row, as many as there are alignments.
  public var header: [[ProseInline]]
  /// The other rows, each of as many cells.
  public var rows: [[[ProseInline]]]

  /// Makes a table.
  public init(alignments: [Alignment], header: [[ProseInline]], rows: [[[ProseInline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }
}
