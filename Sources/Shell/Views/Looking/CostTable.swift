import Terminal

/// What builds cost, a column each: counts, and a remark on them.
struct CostTable: Block {
  /// A column.
  struct Column {
    /// What stands above it: `MVP`.
    let title: String
    /// What is named where the columns stand one below the other: `counter.mvp`.
    let name: String
  }

  /// A row, with a value for each column.
  typealias Row = (title: String, values: [String])

  /// What stands in the corner.
  let corner: String
  let columns: [Column]
  let rows: [Row]
  /// What is said before the rows to those who listen.
  let introduction: StyledText
  /// What stands below the rows; nil for nothing.
  let remark: StyledText?

  func drawn(on page: Page) -> [StyledText] {
    let table = table(titles: rows.map { [StyledText($0.title)] })
    var drawn = table.drawn(on: page)
    if table.width(on: page) > page.columns {
      // What is compared stays side by side: what the rows are called takes several lines first.
      let values = self.table(titles: rows.map { _ in [StyledText()] }, corner: "").width(on: page)
      let room = page.columns - values
      drawn =
        room < CostTable.narrowestTitle
        ? stacked
        : self.table(
          titles: rows.map { StyledText($0.title).wrapped(to: room, ambiguous: page.ambiguous) }
        )
        .drawn(on: page)
    }
    return drawn + [remark].compactMap(\.self)
  }

  /// The fewest columns in which what a row is called is wrapped.
  private static let narrowestTitle = 16

  /// The table, each row with the lines of what it is called.
  private func table(titles: [[StyledText]], corner: String? = nil) -> Table {
    let head =
      [StyledText(corner ?? self.corner, .heading)] + columns.map { StyledText($0.title, .bold) }
    let lines = zip(rows, titles).flatMap { row, title in
      // The values stand beside the last line.
      title.dropLast().map { [$0] }
        + [[title.last ?? StyledText()] + row.values.map { StyledText($0) }]
    }
    return Table([.left] + columns.map { _ in .right }, [head] + lines)
  }

  /// One column below the other, where there is no room for them.
  private var stacked: [StyledText] {
    columns.enumerated().flatMap { index, column in
      [StyledText(column.name, .heading)]
        + rows.map { StyledText("  \($0.title): \($0.values[index])") }
    }
  }

  func spoken(on page: Page) -> [StyledText] {
    [introduction]
      + rows.map { row in
        let values = zip(columns, row.values).map { "\($0.title) \($1)" }
        return StyledText("\(row.title.capitalizedFirst): \(values.joined(separator: "; ")).")
      } + [remark].compactMap(\.self)
  }

  /// The table in Markdown.
  var markdown: String {
    let head = [corner] + columns.map(\.title)
    let lines = [head, head.map { _ in "---" }] + rows.map { [$0.title] + $0.values }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
