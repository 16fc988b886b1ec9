/// One block of a text (CommonMark 0.29, sections 4 and 5; GitHub's tables, section 4.10).
public indirect enum ProseBlock: Hashable, Sendable {
  /// A heading; its level is 1 to 6.
  case heading(level: Int, [ProseInline])
  /// A paragraph.
  case paragraph([ProseInline])
  /// A list, with bullets or numbers.
  case list(ProseList)
  /// A table.
  case table(ProseTable)
  /// Code, its lines separated by line feeds, and the words behind its fence, or an empty text.
  case code(String, info: String)
  /// A quotation.
  case quote([ProseBlock])
  /// A line across.
  case thematicBreak

  /// The text alone.
  public var plainText: String {
    switch self {
    case .heading(_, let inlines), .paragraph(let inlines): inlines.plainText
    case .list(let list):
      list.items.map { $0.map(\.plainText).joined(separator: "\n") }.joined(separator: "\n")
    case .table(let table):
      ([table.header] + table.rows)
        .map { $0.map(\.plainText).joined(separator: " ") }.joined(separator: "\n")
    case .code(let text, _): text
    case .quote(let blocks): blocks.map(\.plainText).joined(separator: "\n")
    case .thematicBreak: ""
    }
  }
}

/// A list in a text (CommonMark 0.29, section 5.3).
public struct ProseList: Hashable, Sendable {
  /// The number of the first item, 0 to 999,999,999; nil for bullets.
  public var start: Int?
  /// Whether its items follow each other without blank lines.
  public var isTight = true
  /// What each item consists of.
  public var items: [[ProseBlock]]
}

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
}
