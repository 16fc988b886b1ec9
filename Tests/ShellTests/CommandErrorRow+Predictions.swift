nonisolated extension CommandErrorRow {
  /// Predictions, and going back in a lesson.
  static let predictions: [CommandErrorRow] = [
    CommandErrorRow("predict increase", after: ["lesson taps"]),
    CommandErrorRow("V P M", after: ["open counter viper", "predict increase on viper"]),
    CommandErrorRow("because it is so", after: ["open counter mvc"]),
    CommandErrorRow("predict increase value of mvc.model.numbr", after: ["open counter mvc"]),
    CommandErrorRow("predict increase", after: ["open counter mvc mvp"]),
    CommandErrorRow("predict dial 3 on mvc order", after: ["open lamp mvc"]),
    CommandErrorRow("answer r", after: ["open account ribs", "predict moveToMain"]),
    CommandErrorRow("v x", after: ["open counter mvc", "predict increase"]),
    CommandErrorRow("lesson back", after: ["lesson taps"]),
  ]
}
