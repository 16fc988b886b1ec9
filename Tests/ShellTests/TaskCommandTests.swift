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
