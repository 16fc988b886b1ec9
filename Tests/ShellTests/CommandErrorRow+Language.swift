nonisolated extension CommandErrorRow {
  /// How a line is put together, and what the command line as such says.
  static let language: [CommandErrorRow] = [
    CommandErrorRow("set lok", after: []),
    CommandErrorRow("set look bright", after: []),
    CommandErrorRow("opne counter", after: []),
    CommandErrorRow("xyzzy", after: []),
    CommandErrorRow("한글 글", after: []),
    CommandErrorRow("incraese"),
    CommandErrorRow("open 'counter", after: []),
    CommandErrorRow(#"open "counter mvp"#, after: []),
    CommandErrorRow(#"open "a\qb""#, after: []),
    CommandErrorRow(#"open "\u{110000}""#, after: []),
    CommandErrorRow("fire increase 1 2"),
    CommandErrorRow("fire increase on"),
    CommandErrorRow("fire increase --verbose"),
    CommandErrorRow("events now"),
    CommandErrorRow("sync --all"),
    CommandErrorRow("help frie", after: []),
    CommandErrorRow("help zzzz", after: []),
    CommandErrorRow("quit now", after: []),
  ]
}
