nonisolated extension CommandErrorRow {
  /// What is opened and fired.
  static let stage: [CommandErrorRow] = [
    CommandErrorRow(
      "fire increase", after: [],
      """
      Nothing is open.
      Open a feature first: open counter, open lamp, open void. Nothing was fired.

      """),
    CommandErrorRow(
      "screen", after: [],
      """
      Nothing is open.
      Open a feature first: open counter, open lamp, open void. Nothing was done.

      """),
    CommandErrorRow(
      "open conuter", after: [],
      """
                      ^^^^^^^ no such feature. Did you mean 'counter'?
      Features: counter, lamp, void. Nothing was opened.

      """),
    CommandErrorRow(
      "open counter mvpp",
      """
                              ^^^^ no such pattern of counter. Did you mean 'mvp'?
      Patterns: mvc, mvp, mvvm, viper, ribs, mvc~classic, mvp~supervising,
      mvvm~reactor. Nothing was opened.

      """),
    CommandErrorRow(
      "open counter.viperr", after: [],
      """
                              ^^^^^^ no such pattern of counter. Did you mean 'viper'?
      Patterns: mvc, mvp, mvvm, viper, ribs, mvc~classic, mvp~supervising,
      mvvm~reactor. Nothing was opened.

      """),
    CommandErrorRow(
      "fire incraese on mvp",
      """
                      ^^^^^^^^ no such event in counter. Did you mean 'increase'?
      Events: increase (+), decrease (-). Nothing was fired.

      """),
    CommandErrorRow(
      "fire increase 3",
      """
                               ^ 'increase' takes no value.
      To fire it: fire increase. Nothing was fired.

      """),
    CommandErrorRow(
      "fire increase x",
      """
                               ^ 'increase' takes no value.
      To fire it: fire increase. Nothing was fired.

      """),
    CommandErrorRow(
      "fire increase onn mvp",
      """
                               ^^^ fire doesn't know this word. Did you mean 'on'?
      Usage: fire [EVENT] [VALUE] [on PATTERN…] [--step]. Nothing was fired.

      """),
    CommandErrorRow(
      "fire increase on mvpp",
      """
                                  ^^^^ no such pattern is open. Did you mean 'mvp'?
      Open: mvc, mvp, mvvm, viper, ribs. Nothing was fired.

      """),
    CommandErrorRow(
      "fire increase on mvp", after: ["open counter mvc"],
      """
                                  ^^^ mvp is not open.
      Open: mvc. To open it: open counter mvp. Nothing was fired.

      """),
    CommandErrorRow(
      "fire fuse", after: ["open lamp"],
      """
                      ^^^^ the control for this event is disabled in lamp.mvc.
      Nothing was fired.

      """),
    CommandErrorRow(
      "fire ghost", after: ["open lamp"],
      """
                      ^^^^^ lamp.mvc shows nothing for this event now.
      Nothing was fired.

      """),
    CommandErrorRow(
      "fire toggle 3", after: ["open lamp"],
      """
                             ^ 'toggle' takes no value.
      To fire it: fire toggle. Nothing was fired.

      """),
    CommandErrorRow(
      "close mcv",
      """
                       ^^^ no such pattern is open. Did you mean 'mvc'?
      Open: mvc, mvp, mvvm, viper, ribs. Nothing was closed.

      """),
    CommandErrorRow(
      "fire 漢字かな on mvp",
      """
                      ^^^^^^^^ no such event in counter.
      Events: increase (+), decrease (-). Nothing was fired.

      """),
    CommandErrorRow(
      "fire dial x", after: ["open lamp"],
      """
                           ^ a whole number should stand here.
      Nothing was fired.

      """),
    CommandErrorRow(
      "fire dial 99999999999999999999", after: ["open lamp"],
      """
                           ^^^^^^^^^^^^^^^^^^^^ a whole number is too large.
      Nothing was fired.

      """),
  ]
}
