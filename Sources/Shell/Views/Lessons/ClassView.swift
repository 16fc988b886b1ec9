import Terminal

/// What a class handed in.
extension Document {
  /// A row for each hand-in or student, with what it is called in front, and a sentence each for what is to be known of
  /// some. Where the terminal has too few columns, names are shortened, so that the table stays one.
  static func grades(
    _ heads: [String], _ rows: [[String]], _ remarks: [String], columns: Int?
  ) -> Document {
    // Where there is no room, empty columns go first.
    var (heads, rows) = (heads, rows)
    if let columns, tableWidth([heads] + rows) > columns {
      let shown = heads.indices.filter { column in
        column == 0 || rows.contains { $0.count > column && !["-", ""].contains($0[column]) }
      }
      heads = shown.map { heads[$0] }
      rows = rows.map { row in shown.map { $0 < row.count ? row[$0] : "" } }
    }
    /// The columns of all but the names.
    func width(_ heads: [[String]]) -> Int {
      heads[0].indices.dropFirst().reduce(0) { sum, column in
        sum + 2
          + ((heads + rows).map { $0.count > column ? $0[column].displayWidth() : 0 }.max() ?? 0)
      }
    }
    // Heads of several words take two lines where one has no room for them.
    let parts = heads.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    let folded = [parts.map { $0.count > 1 ? $0[0] : "" }, parts.map { $0.last ?? "" }]
    let isFolded = columns.map { width([heads]) + shortestName > $0 } ?? false
    let room = columns.map { max(shortestName, $0 - width(isFolded ? folded : [heads])) }
    return Document {
      Table(
        heads.map { _ in .left },
        (isFolded ? folded : [heads]).map { heads in
          Table.Row(silent: heads.map { StyledText($0, .dim) })
        }
          + rows.map { row in
            Table.Row(
              [StyledText(room.map { row[0].truncated(to: $0) } ?? row[0], .bold)]
                + row.dropFirst().map { StyledText($0) },
              spoken: "\(row[0]): "
                + zip(heads, row).dropFirst()
                .map { "\($0) \($1)" }.joined(separator: ", ") + ".")
          })
      for remark in remarks { Text(remark) }
    }
  }

  /// How wide a table of these rows is.
  private static func tableWidth(_ rows: [[String]]) -> Int {
    let count = rows.map(\.count).max() ?? 0
    return (0..<count).reduce(-2) { sum, column in
      sum + 2 + (rows.map { $0.count > column ? $0[column].displayWidth() : 0 }.max() ?? 0)
    }
  }

  /// The fewest columns that a name keeps.
  private static let shortestName = 12

  /// What came of each question, by its id and what it asks, with what was graded.
  static func classReport(
    _ title: String, _ summary: String,
    _ questions: [(id: String, title: String, findings: [String])]
  ) -> Document {
    Document {
      Heading(title)
      Text(summary)
      for question in questions {
        Blank(isSpoken: false)
        Text(StyledText(question.id, .bold) + "  \(question.title)")
        for finding in question.findings { Text("  \(finding)", indent: 4) }
      }
      Blank(isSpoken: false)
    }
  }
}
