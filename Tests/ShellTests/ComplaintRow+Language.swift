nonisolated extension ComplaintRow {
  /// What the shell says to a learner who doesn't know a command's name.
  private static let commands = "To see what there is: help. Nothing was done."

  /// How a line is put together, and what the command line as such says.
  static let language: [ComplaintRow] = [
    ComplaintRow(
      "set lok", after: [],
      """
                     ^^^ no such setting. Did you mean 'look'?
      Settings: look, plain, color, ambiguous. Nothing was done.

      """),
    ComplaintRow(
      "set look bright", after: [],
      """
                          ^^^^^^ no such value of look.
      Values: standard, projector. Nothing was done.

      """),
    ComplaintRow(
      "opne counter", after: [],
      """
                 ^^^^ no such command. Did you mean 'open'?
      \(commands)

      """),
    ComplaintRow(
      "xyzzy", after: [],
      """
                 ^^^^^ no such command.
      \(commands)

      """),
    ComplaintRow(
      "한글 글", after: [],
      """
                 ^^^^ no such command.
      \(commands)

      """),
    ComplaintRow(
      "incraese",
      """
                 ^^^^^^^^ no such command. Did you mean 'increase'?
      \(commands)

      """),
    ComplaintRow(
      "open 'counter", after: [],
      """
                      ^^^^^^^^ this ' is never closed.
      Nothing was done.

      """),
    ComplaintRow(
      #"open "counter mvp"#, after: [],
      """
                      ^^^^^^^^^^^^ this " is never closed.
      Nothing was done.

      """),
    ComplaintRow(
      #"open "a\qb""#, after: [],
      #"""
                        ^^ '\q' means nothing inside "…".
      Accepted: \", \\, \n, \u{…}. Nothing was done.

      """#),
    ComplaintRow(
      #"open "\u{110000}""#, after: [],
      #"""
                       ^^ '\u' means nothing inside "…".
      Accepted: \", \\, \n, \u{…}. Nothing was done.

      """#),
    ComplaintRow(
      "fire increase 1 2",
      """
                                 ^ this is one word too many.
      Usage: fire [EVENT] [VALUE] [on PATTERN…] [--step]. Nothing was fired.

      """),
    ComplaintRow(
      "fire increase on",
      """
                               ^^ 'on' needs PATTERN.
      Usage: fire [EVENT] [VALUE] [on PATTERN…] [--step]. Nothing was fired.

      """),
    ComplaintRow(
      "fire increase --verbose",
      """
                               ^^^^^^^^^ fire has no option '--verbose'.
      Usage: fire [EVENT] [VALUE] [on PATTERN…] [--step]. Nothing was fired.

      """),
    ComplaintRow(
      "events now",
      """
                        ^^^ events takes no arguments.
      Usage: events. Nothing was done.

      """),
    ComplaintRow(
      "sync --all",
      """
                      ^^^^^ sync has no option '--all'.
      Usage: sync. Nothing was done.

      """),
    ComplaintRow(
      "help frie", after: [],
      """
                      ^^^^ no such command. Did you mean 'fire'?
      \(commands)

      """),
    ComplaintRow(
      "help fire now", after: [],
      """
                           ^^^ this is one word too many.
      Usage: help [TOPIC]. Nothing was done.

      """),
    ComplaintRow(
      "quit now", after: [],
      """
                      ^^^ quit takes no arguments.
      Usage: quit. Nothing was done.

      """),
  ]
}
