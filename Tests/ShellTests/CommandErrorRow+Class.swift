nonisolated extension CommandErrorRow {
  /// What is handed in, presented and shared.
  static let classroom: [CommandErrorRow] = [
    CommandErrorRow("handin taps name Kim", after: ["lesson quiet"]),
    CommandErrorRow("handin taps"),
    CommandErrorRow("present tabs"),
    CommandErrorRow("layercake:1"),
  ]
}
