nonisolated extension CommandErrorRow {
  /// What the shell says to a learner who doesn't know a command's name.
  private static let commands = "To see what there is: help. Nothing was done."

  /// How a line is put together, and what the command line as such says.
  static let language: [CommandErrorRow] = [
    CommandErrorRow(
      "set lok", after: [],
      """
                     ^^^ no such setting. Did you mean 'look'?
      Settings: look, plain, color, ambiguous. Nothing was done.

      """),
    CommandErrorRow(
      "set look bright", after: [],
      """
                          ^^^^^^ no such value of look.
      Values: standard, projector. Nothing was done.

      """),
    CommandErrorRow(
      "opne counter", after: [],
      """
                 ^^^^ no such command. Did you mean 'open'?
      \(commands)

      """),
    CommandErrorRow(
      "xyzzy", after: [],
      """
                 ^^^^^ no such command.
      \(commands)

      """),
    CommandErrorRow(
      "한글 글", after: [],
      """
                 ^^^^ no such command.
      \(commands)

      """),
    CommandErrorRow(
      "incraese",
      """
                 ^^^^^^^^ no such command. Did you mean 'increase'?
      \(commands)

      """),
    CommandErrorRow(
      "open 'counter", after: [],
      """
                      ^^^^^^^^ this ' is never closed.
      Nothing was done.

      """),
    CommandErrorRow(
      #"open "counter mvp"#, after: [],
      """
                      ^^^^^^^^^^^^ this " is never closed.
      Nothing was done.

      """),
    CommandErrorRow(
      #"open "a\qb""#, after: [],
      #"""
                        ^^ '\q' means nothing inside "…".
      Accepted: \", \\, \n, \u{…}. Nothing was done.

      """#),
    CommandErrorRow(
      #"open "\u{110000}""#, after: [],
      #"""
                       ^^ '\u' means nothing inside "…".
      Accepted: \", \\, \n, \u{…}. Nothing was done.

      """#),
    CommandErrorRow(
      "fire increase 1 2",
      """
                                 ^ this is one word too many.
      Usage: fire [EVENT] [VALUE] [on PATTERN…] [--step]. Nothing was fired.

      """),
    CommandErrorRow(
      "fire increase on",
      """
                               ^^ 'on' needs PATTERN.
      Usage: fire [EVENT] [VALUE] [on PATTERN…] [--step]. Nothing was fired.

      """),
    CommandErrorRow(
      "fire increase --verbose",
      """
                               ^^^^^^^^^ fire has no option '--verbose'.
      Usage: fire [EVENT] [VALUE] [on PATTERN…] [--step]. Nothing was fired.

      """),
    CommandErrorRow(
      "events now",
      """
                        ^^^ events takes no arguments.
      Usage: events. Nothing was done.

      """),
    CommandErrorRow(
      "sync --all",
      """
                      ^^^^^ sync has no option '--all'.
      Usage: sync. Nothing was done.

      """),
    CommandErrorRow(
      "help frie", after: [],
      """
                      ^^^^ no such command. Did you mean 'fire'?
      \(commands)

      """),
    CommandErrorRow(
      "help fire now", after: [],
      """
                           ^^^ this is one word too many.
      Usage: help [TOPIC]. Nothing was done.

      """),
    CommandErrorRow(
      "quit now", after: [],
      """
                      ^^^ quit takes no arguments.
      Usage: quit. Nothing was done.

      """),
  ]
}
