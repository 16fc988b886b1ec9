import Terminal

/// What a class handed in.
extension Document {
  /// A row for each hand-in, the name, the steps done, the questions right at first, the steps skipped,
  /// and the program's version, and a sentence each for what is to be known of some.
  package static func grades(
    _ heads: [String], _ rows: [[String]], _ remarks: [String]
  ) -> Document {
    Document {
      Table(
        [.left, .left, .left, .left, .left],
        [Table.Row(silent: heads.map { StyledText($0, .dim) })]
          + rows.map { row in
            Table.Row(
              [StyledText(row[0], .bold)] + row.dropFirst().map { StyledText($0) },
              spoken: "\(row[0]): "
                + zip(heads, row).dropFirst()
                .map { "\($0) \($1)" }.joined(separator: ", ") + ".")
          })
      for remark in remarks { Text(remark) }
    }
  }

  /// What came of each question, by its id and what it asks, with what was graded, and a sentence each
  /// for what else is to be known.
  package static func classReport(
    _ title: String, _ summary: String,
    _ questions: [(id: String, title: String, finding: String)], asides: [String]
  ) -> Document {
    Document {
      Heading(title)
      Text(summary)
      for question in questions {
        Blank(isSpoken: false)
        Text(StyledText(question.id, .bold) + "  \(question.title)")
        Text("  \(question.finding)", indent: 4)
      }
      Blank(isSpoken: false)
      for aside in asides { Text(aside, indent: 0) }
    }
  }
}
