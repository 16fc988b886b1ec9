import Terminal

/// Rows of cells in columns; for those who listen, a sentence a row.
struct Table: Block {
  /// One row.
  struct Row {
    fileprivate let cells: [StyledText]
    fileprivate let spoken: [StyledText]?

    /// Makes a row; to those who listen it is the spoken sentence, else the cells with commas between
    /// them.
    init(_ cells: [StyledText], spoken: String? = nil) {
      self.cells = cells
      self.spoken = spoken.map { [StyledText($0).asSentence] }
    }

    /// Makes a row that isn't spoken at all.
    init(silent cells: [StyledText]) {
      self.cells = cells
      spoken = []
    }
  }

  private let columns: [Alignment]
  private let rows: [Row]

  /// Makes a table.
  init(_ columns: [Alignment], _ rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }

  /// Makes a table of rows that speak for themselves.
  init(_ columns: [Alignment], _ rows: [[StyledText]]) {
    self.init(columns, rows.map { Row($0) })
  }

  func drawn(on page: Page) -> [StyledText] {
    text(rows).lines(width: page.columns, ambiguous: page.ambiguous)
  }

  /// How wide the table would be if there were room.
  func width(on page: Page) -> Int {
    text(rows).lines(width: nil, ambiguous: page.ambiguous).map { $0.displayWidth() }.max() ?? 0
  }

  func spoken(on page: Page) -> [StyledText] {
    rows.flatMap { row in
      (row.spoken ?? text([row]).sentences).flatMap { page.wrapped($0.sanitized) }
    }
  }

  private func text(_ rows: [Row]) -> TextTable {
    var table = TextTable(columns: columns)
    for row in rows { table.add(row: row.cells.map(\.sanitized)) }
    return table
  }
}
