nonisolated extension CommandErrorRow {
  /// What is handed in, presented and shared.
  static let classroom: [CommandErrorRow] = [
    CommandErrorRow("handin taps name Kim", after: ["lesson quiet"]),
    CommandErrorRow("handin taps"),
    CommandErrorRow("present tabs"),
    CommandErrorRow("present taps 2"),
    CommandErrorRow("present taps for long"),
    CommandErrorRow("handout taps --test --teacher"),
    CommandErrorRow("handout taps taps.pdf"),
    CommandErrorRow("layercake:1"),
    CommandErrorRow("layercake:x"),
  ]
}
