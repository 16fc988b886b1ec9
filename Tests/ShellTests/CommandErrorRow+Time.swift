nonisolated extension CommandErrorRow {
  /// What is taken back and done again.
  static let time: [CommandErrorRow] = [
    CommandErrorRow(
      "undo", after: [],
      """
      There is nothing to take back.
      Looking changes nothing. Nothing was done.

      """),
    CommandErrorRow(
      "redo", after: ["open counter mvp", "undo", "open counter mvp"],
      """
      There is nothing to do again.
      What was taken back comes again, until something else is done. Nothing was done.

      """),
    CommandErrorRow(
      "undo", after: ["open", "help fire"],
      """
      There is nothing to take back.
      Looking changes nothing. Nothing was done.

      """),
    CommandErrorRow(
      "replay /nowhere/a.session",
      """
                        ^^^^^^^^^^^^^^^^^^
      can't read this file: No such file or directory.
      This session is as it was.

      """),
    CommandErrorRow(
      "replay /tmp",
      """
                        ^^^^ can't read this file: Is a directory.
      This session is as it was.

      """),
    CommandErrorRow(
      "replay /dev/null",
      """
                        ^^^^^^^^^ can't read this file: it is no regular file.
      This session is as it was.

      """),
    CommandErrorRow(
      "replay /etc/passwd",
      """
                        ^^^^^^^^^^^ this is no session's file.
      One begins with '# layercake-session 2', an exported trace with its format. To
      run other lines: layercake run. This session is as it was.

      """),
    CommandErrorRow(
      "resume", after: ["open counter", "fire increase"],
      """
      No earlier session is kept.
      Sessions are kept only at a terminal. This session is as it was.

      """),
    CommandErrorRow(
      "history 3",
      """
                         ^ history takes no arguments.
      Usage: history. Nothing was done.

      """),
  ]
}
