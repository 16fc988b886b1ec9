nonisolated extension CommandErrorRow {
  /// Predictions, and going back in a lesson.
  static let predictions: [CommandErrorRow] = [
    CommandErrorRow(
      "predict increase", after: ["lesson taps"],
      """
      The lesson asks something first.
      To see it: task. To go on without an answer: skip. Nothing was done.

      """),
    CommandErrorRow(
      "because it is so", after: ["open counter mvc"],
      """
      There is no prediction to explain.
      To make one: predict increase on mvp. Nothing was done.

      """),
    CommandErrorRow(
      "predict increase value of mvc.model.numbr", after: ["open counter mvc"],
      """
                                           ^^^^^^^^^^^^^^^
      this value can't be found: Amount has no such property.
      To see all paths: inspect --paths. Nothing was done.

      """),
    CommandErrorRow(
      "predict increase", after: ["open counter mvc mvp"],
      """
                         ^^^^^^^^ which pattern is meant?
      For example on mvc: one of mvc, mvp. Nothing was done.

      """),
    CommandErrorRow(
      "predict dial 3 on mvc order", after: ["open lamp mvc"],
      """
                         ^^^^ too few messages cross layers with it to be foreseen.
      What the screen shows, or how many messages there are, can be. Nothing was done.

      """),
    CommandErrorRow(
      "answer r", after: ["open account ribs", "predict moveToMain"],
      """
                                ^ 'R' may be Router or Repository.
      Type Ro for Router or Re for Repository. Nothing was done.

      """),
    CommandErrorRow(
      "v x", after: ["open counter mvc", "predict increase"],
      """
                         ^^^ no such answer.
      To answer, type the layers in order: V for View, C for Controller, M for Model.
      Nothing was done.

      """),
    CommandErrorRow(
      "lesson back", after: ["lesson taps"],
      """
                           ^^^^ this is the lesson's first step.
      To begin it anew: lesson 1.1 at 1. Nothing was done.

      """),
  ]
}
