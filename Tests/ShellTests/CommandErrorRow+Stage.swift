nonisolated extension CommandErrorRow {
  /// What is opened and fired.
  static let stage: [CommandErrorRow] = [
    CommandErrorRow("fire increase", after: []),
    CommandErrorRow("screen", after: []),
    CommandErrorRow("open conuter", after: []),
    CommandErrorRow("open counter mvpp"),
    CommandErrorRow("open counter.viperr", after: []),
    CommandErrorRow("fire incraese on mvp"),
    CommandErrorRow("fire increase 3"),
    CommandErrorRow("fire increase x"),
    CommandErrorRow("fire increase onn mvp"),
    CommandErrorRow("fire increase on mvpp"),
    CommandErrorRow("fire increase on mvp", after: ["open counter mvc"]),
    CommandErrorRow("fire fuse", after: ["open lamp"]),
    CommandErrorRow("fire ghost", after: ["open lamp"]),
    CommandErrorRow("fire toggle 3", after: ["open lamp"]),
    CommandErrorRow("close mcv"),
    CommandErrorRow("fire 漢字かな on mvp"),
    CommandErrorRow("fire dial x", after: ["open lamp"]),
    CommandErrorRow("fire dial 99999999999999999999", after: ["open lamp"]),
  ]
}
