import Terminal

/// What builds cost, a column each: counts, and a remark on them.
package struct CostTable: Block {
  /// A column.
  package struct Column {
    /// What stands above it: `MVP`.
    let title: String
    /// What is named where the columns stand one below the other: `counter.mvp`.
    let name: String
  }

  /// A row, with a value for each column.
  package typealias Row = (title: String, values: [String])

  /// What stands in the corner.
  let corner: String
  let columns: [Column]
  let rows: [Row]
  /// What is said before the rows to those who listen.
  let introduction: StyledText
  /// What stands below the rows; nil for nothing.
  let remark: StyledText?

  package func drawn(on page: Page) -> [StyledText] {
    let head = [StyledText(corner, .heading)] + columns.map { StyledText($0.title, .bold) }
    let table = Table(
      [.left] + columns.map { _ in .right },
      [head] + rows.map { row in [StyledText(row.title)] + row.values.map { StyledText($0) } })
    let isWide = table.width(on: page) > page.columns
    return (isWide ? stacked : table.drawn(on: page)) + [remark].compactMap(\.self)
  }

  /// One column below the other, where there is no room for them.
  private var stacked: [StyledText] {
    columns.enumerated().flatMap { index, column in
      [StyledText(column.name, .heading)]
        + rows.map { StyledText("  \($0.title): \($0.values[index])") }
    }
  }

  package func spoken(on page: Page) -> [StyledText] {
    [introduction]
      + rows.map { row in
        let values = zip(columns, row.values).map { "\($0.title) \($1)" }
        return StyledText("\(row.title.capitalizedFirst): \(values.joined(separator: "; ")).")
      } + [remark].compactMap(\.self)
  }

  /// The table in Markdown.
  package var markdown: String {
    let head = [corner] + columns.map(\.title)
    let lines = [head, head.map { _ in "---" }] + rows.map { [$0.title] + $0.values }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
