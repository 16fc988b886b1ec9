nonisolated extension CommandErrorRow {
  /// Values, services, mocks and variants.
  static let shop: [CommandErrorRow] = [
    CommandErrorRow("fire quantity", after: ["open candy mvp"]),
    CommandErrorRow("fire quantity -1", after: ["open candy mvp"]),
    CommandErrorRow("fire back", after: ["open candy mvp"]),
    CommandErrorRow("select 13", after: ["open news mvp"]),
    CommandErrorRow("fire select", after: ["open news mvp"]),
    CommandErrorRow("select 1", after: ["service slow", "open news mvp"]),
    CommandErrorRow("service maybe", after: ["open candy mvp"]),
    CommandErrorRow("service slow 3", after: ["open candy mvp"]),
    CommandErrorRow("service deliver zero", after: ["open candy mvp"]),
    CommandErrorRow("service deliver", after: ["open candy mvp"]),
    CommandErrorRow(
      "service deliver 2", after: ["open news viper", "service slow", "fire reload"]),
    CommandErrorRow("trace counter.mvp", after: ["open counter mvp", "open candy mvp"]),
    CommandErrorRow(
      "inspect counter.mvp.presenter", after: ["open counter mvp", "open candy mvp"]),
    CommandErrorRow("why counter.mvp.model.number", after: ["open counter mvp", "open candy mvp"]),
    CommandErrorRow("service deliver on mvp", after: ["open candy mvp"]),
    CommandErrorRow("service slow on candyy", after: []),
    CommandErrorRow("blame mvp#1.1", after: ["open candy mvp"]),
    CommandErrorRow("blame mvp#0.1", after: ["open candy mvp"]),
    CommandErrorRow("blame mvp~b#9.1", after: ["open candy mvp"]),
    CommandErrorRow("blame viper~a#0", after: ["open candy viper~a"]),
    CommandErrorRow("blame viper~a", after: ["open candy viper~a"]),
    CommandErrorRow("mock view", after: ["open candy mvc"]),
    CommandErrorRow("mock veiw", after: ["open candy mvp"]),
    CommandErrorRow("mock view on mvc~classic", after: ["open counter mvc~classic"]),
    CommandErrorRow("trace event 1", after: ["open candy mvp", "quantity 1", "open counter"]),
    CommandErrorRow("compare sweets", after: ["open candy mvp"]),
    CommandErrorRow("blame #0.1", after: ["open candy viper~a mvp~a"]),
    CommandErrorRow("fire back", after: ["open candy mvp", "mock view"]),
  ]
}
