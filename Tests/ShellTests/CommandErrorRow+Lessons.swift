nonisolated extension CommandErrorRow {
  /// Lessons, and what is written down.
  static let lessons: [CommandErrorRow] = [
    CommandErrorRow(
      "next", after: [],
      """
      No lesson was begun.
      To begin: lesson. To see which there are: lessons. Nothing was done.

      """),
    CommandErrorRow(
      "hint",
      """
      No lesson was begun.
      To begin: lesson. To see which there are: lessons. Nothing was done.

      """),
    CommandErrorRow(
      "because it is told", after: ["open counter mvp", "predict increase", "vpmpv"],
      """
      The event that you foresaw isn't fired yet.
      First: fire increase. Nothing was done.

      """),
    CommandErrorRow(
      "because it is told", after: ["open counter mvp", "predict increase"],
      """
      Nothing is foreseen yet to be explained.
      First answer the question, then: fire increase. Nothing was done.

      """),
    CommandErrorRow(
      "grade hand-ins/ --lesson 1.1", after: [],
      """
                 ^^^^^ this is typed in the system's shell: layercake grade.
      To read about it: help grade. Nothing was done.

      """),
    CommandErrorRow(
      "run lecture.txt", after: [],
      """
                 ^^^
      this is typed in the system's shell: layercake run. Did you mean 'fire'?
      To read about it: help run. Nothing was done.

      """),
    CommandErrorRow(
      "lesson 1.11", after: [],
      """
                        ^^^^ no such lesson. Did you mean '1.1'?
      Lessons: 1.1 taps, 1.2 quiet. Nothing was done.

      """),
    CommandErrorRow(
      "task", after: ["lesson taps", "play"],
      """
      This is free play.
      To go back to 1.1 Taps: play. Nothing was done.

      """),
    CommandErrorRow(
      "next", after: ["lesson taps"],
      """
      This step isn't done yet.
      To see what it asks: task. For help: hint. To go on all the same: skip. Nothing
      was done.

      """),
    CommandErrorRow(
      "undo", after: ["lesson taps"],
      """
      There is nothing to take back in this step yet.
      To leave the lesson for free play: play. Nothing was done.

      """),
    CommandErrorRow(
      "undo", after: ["lesson taps", "b", "next"],
      """
      There is nothing to take back in this step yet.
      To go to the step before: lesson back. Nothing was done.

      """),
    CommandErrorRow(
      "I don't know", after: ["lesson taps"],
      """
                    ^^^^^^^^^^^^ no such answer.
      To answer, type a, b or c. Nothing was done.

      """),
    CommandErrorRow(
      "c d", after: ["lesson taps"],
      """
                    ^^^ no such answer.
      To answer, type a, b or c. Nothing was done.

      """),
    CommandErrorRow(
      "f", after: ["lesson taps"],
      """
                    ^ no such answer.
      To answer, type a, b or c. Nothing was done.

      """),
    CommandErrorRow(
      "answer 7", after: ["lesson taps"],
      """
                           ^ no such answer.
      To answer, type a, b or c. Nothing was done.

      """),
    CommandErrorRow(
      "answer b", after: ["lesson taps", "b"],
      """
      No question is open.
      To see what the step asks: task. Nothing was done.

      """),
    CommandErrorRow(
      "answer", after: ["lesson taps"],
      """
                          ^ answer needs ANSWER.
      ANSWER can be a, b, c. Nothing was done.

      """),
    CommandErrorRow(
      "hint 1", after: ["lesson taps"],
      """
                         ^ no such hint yet.
      For the first: hint. Nothing was done.

      """),
    CommandErrorRow(
      "hint 2", after: ["lesson taps", "hint"],
      """
                         ^ no such hint yet.
      Hints so far: 1 to 1. Nothing was done.

      """),
    CommandErrorRow(
      "hint", after: ["lesson taps", "hint"],
      """
      There are no more hints.
      To read one again: hint 1. To see how it can be done: solution. Nothing was
      done.

      """),
    CommandErrorRow(
      "answer the top", after: ["lesson taps"],
      """
                           ^^^^^^^ no such answer.
      To answer, type a, b or c. Nothing was done.

      """),
    CommandErrorRow(
      "hint", after: ["lesson taps at 3"],
      """
      This step has no hints.
      To see how it can be done: solution. Nothing was done.

      """),
    CommandErrorRow(
      "solution", after: ["lesson taps at 3"],
      """
      This step asks nothing that has a solution.
      To go on: next. Nothing was done.

      """),
    CommandErrorRow(
      "skip", after: ["lesson taps at 3"],
      """
      Nothing is left to skip.
      To go on: next. Nothing was done.

      """),
    CommandErrorRow(
      "next", after: ["lesson quiet", "skip"],
      """
      No lesson comes after this one.
      To see all: lessons. To try things on your own: play. Nothing was done.

      """),
    CommandErrorRow(
      "lesson tabs", after: [],
      """
                        ^^^^ no such lesson. Did you mean 'taps'?
      Lessons: 1.1 taps, 1.2 quiet. Nothing was done.

      """),
    CommandErrorRow(
      "lesson 1.7", after: [],
      """
                        ^^^ no such lesson.
      Lessons: 1.1 taps, 1.2 quiet. Nothing was done.

      """),
    CommandErrorRow(
      "lesson taps at thre", after: [],
      """
                                ^^^^ no such step in this lesson.
      Steps: 1 to 3, or who, two. Nothing was done.

      """),
    CommandErrorRow(
      "lesson taps at two-", after: [],
      """
                                ^^^^ no such step in this lesson. Did you mean 'two'?
      Steps: 1 to 3, or who, two. Nothing was done.

      """),
    CommandErrorRow(
      "lesson /nowhere/a.md", after: [],
      """
                        ^^^^^^^^^^^^^
      can't read this lesson: No such file or directory.
      Nothing was done.

      """),
    CommandErrorRow(
      "lesson taps at", after: [],
      """
                             ^^ 'at' needs STEP.
      Usage: lesson [LESSON or FILE] [at STEP] [shuffled NUMBER]. Nothing was done.

      """),
    CommandErrorRow(
      "lesson", after: ["lesson taps", "skip", "skip", "lesson quiet", "skip"],
      """
      Every lesson is done.
      To do one again: lesson 1.1. To see all: lessons. Nothing was done.

      """),
    CommandErrorRow(
      "forget", after: [],
      """
                       ^ forget needs LESSON.
      LESSON can be 1.1, 1.2. Nothing was forgotten.

      """),
    CommandErrorRow(
      "forget taps now", after: [],
      """
                             ^^^ this is one word too many.
      Usage: forget LESSON. Nothing was forgotten.

      """),
    CommandErrorRow(
      "forget tapss", after: [],
      """
                        ^^^^^ no such lesson. Did you mean 'taps'?
      Lessons: 1.1 taps, 1.2 quiet. Nothing was forgotten.

      """),
    CommandErrorRow(
      "note", after: [],
      """
                     ^ note needs TEXT.
      Usage: note TEXT…. Nothing was written down.

      """),
    CommandErrorRow(
      "note mvp#0.1",
      """
                             ^ note needs TEXT.
      Usage: note TEXT…. Nothing was written down.

      """),
    CommandErrorRow(
      "note mvp#3 a",
      """
                      ^^^^^ no such event yet.
      Only loading, event 0. Nothing was written down.

      """),
    CommandErrorRow(
      "practice now", after: [],
      """
                          ^^^ practice takes no arguments.
      Usage: practice. Nothing was done.

      """),
    CommandErrorRow(
      "lessons 1", after: [],
      """
                         ^ lessons takes no arguments.
      Usage: lessons. Nothing was done.

      """),
    CommandErrorRow(
      "lesson toy.md", after: [],
      """
                        ^^^^^^ can't read this lesson: No such file or directory.
      Nothing was done.

      """),
    CommandErrorRow(
      "lesson 한글", after: [],
      """
                        ^^^^ no such lesson.
      Lessons: 1.1 taps, 1.2 quiet. Nothing was done.

      """),
    CommandErrorRow(
      "notes a", after: [],
      """
                       ^ notes takes no arguments.
      Usage: notes. Nothing was done.

      """),
    CommandErrorRow(
      "export markdown", after: [],
      """
      Nothing is open.
      Open a feature first: open counter, open lamp, open void. Nothing was written.

      """),
    CommandErrorRow(
      "help grammer", after: [],
      """
                      ^^^^^^^ no such command. Did you mean 'grammar'?
      To see what there is: help. Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp..presenter",
      """
                           ^ a name should stand here.
      Nothing was done.

      """),
    CommandErrorRow(
      "trace mvp.presenter",
      """
                       ^^^^^^^^^^^^^ a pattern alone should stand here.
      Accepted: mvp. Nothing was done.

      """),
  ]
}
