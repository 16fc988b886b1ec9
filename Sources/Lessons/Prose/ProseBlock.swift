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
