nonisolated extension CommandErrorRow {
  /// What is taken back and done again.
  static let time: [CommandErrorRow] = [
    CommandErrorRow("undo", after: []),
    CommandErrorRow("redo", after: ["open counter mvp", "undo", "open counter mvp"]),
    CommandErrorRow("undo", after: ["open", "help fire"]),
    CommandErrorRow("replay /nowhere/a.session"),
    CommandErrorRow("replay /tmp"),
    CommandErrorRow("replay /dev/null"),
    CommandErrorRow("replay /etc/passwd"),
    CommandErrorRow("resume", after: ["open counter", "fire increase"]),
    CommandErrorRow("history 3"),
  ]
}
