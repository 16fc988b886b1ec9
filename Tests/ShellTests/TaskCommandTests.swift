import Lessons
import Testing

@testable import Shell

@Suite struct TaskCommandTests {
  @Test func `it says the whole step again`() {
    let learner = Learner()
    learner.type("lesson taps at two")
    #expect(
      learner.type("task") == """

        1.1 Taps                                                             step 2 of 3

        A task

        Bring the number to 2.

        Your turn.   hint  solution  skip

        """)
  }

  @Test func `it names what the step showed, to be seen again`() {
    let text = """
      ---
      id: l
      title: L
      ---
      ```run
      open counter mvp
      increase
      ```
      These messages:
      ```run
      trace mvp
      ```
      ```quiz id=q
      ? Which?
      ( ) this :: No.
      (x) that :: Yes.
      ```

      """
    let learner = Learner(lessons: [LessonSource(file: "l.md", text: text)])
    learner.type("lesson l")
    let task = learner.type("task")
    #expect(task.contains("These messages:\nTo see it again: trace mvp\n"), "\(task)")
    #expect(!task.contains("again: increase"))
  }

  @Test func `where the step is done, neither it nor a hint asks for it once more`() {
    let learner = Learner()
    learner.type("lesson taps at two", "increase", "increase")
    #expect(learner.type("hint") == "This step is done. To go on: next.\n")
    let task = learner.type("break User -> View", "increase", "task")
    #expect(learner.prompts.contains { $0.hasPrefix("mvc#") }, "it is stopped")
    #expect(task.hasSuffix("This step is done. To go on: next.\n"), "\(task)")
  }

  @Test func `Enter repeats of a quiz the question alone`() {
    let learner = Learner()
    learner.type("lesson taps")
    #expect(learner.type("task").contains("Look at this."))
    #expect(!learner.type("").contains("A question"))
    #expect(learner.type("").contains("Who is `touched`?"))
  }

  @Test func `when the step is done it says so`() {
    let learner = Learner()
    learner.type("lesson taps", "b")
    #expect(learner.type("task").lines.last == "This step is done. To go on: next.")
    learner.type("next", "skip")
    #expect(learner.type("task").lines.last == "This lesson is done.")
  }
}
