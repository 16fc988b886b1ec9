nonisolated extension CommandErrorRow {
  /// What is handed in, presented and shared.
  static let classroom: [CommandErrorRow] = [
    CommandErrorRow(
      "handin taps name Kim", after: ["lesson quiet"],
      """
                          ^^^^ you have done nothing of 1.1 Taps that is kept.
      Sessions at a terminal are kept, the last 20 of them. Nothing was written.

      """),
    CommandErrorRow(
      "handin taps",
      """
                            ^ handin needs NAME.
      Usage: handin LESSON name NAME [FILE] [--force]. Nothing was written.

      """),
    CommandErrorRow(
      "present tabs",
      """
                         ^^^^ no such lesson. Did you mean 'taps'?
      Lessons: 1.1 taps, 1.2 quiet. Nothing was done.

      """),
    CommandErrorRow(
      "layercake:1",
      """
                 ^^^^^^^^^^^ this was cut or changed on its way.
      It ends with ~ and a checksum; copy it whole, or send it as a file. Nothing was
      opened.

      """),
  ]
}
