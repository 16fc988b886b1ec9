import Testing

@testable import Shell

@Suite struct TaskCommandTests {
  @Test func `it says again what the step asks, from its last heading on`() {
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

  @Test func `of a quiz it repeats the question alone`() {
    let learner = Learner()
    learner.type("lesson taps")
    #expect(!learner.type("task").contains("A question"))
    #expect(learner.type("task").contains("Who is `touched`?"))
  }

  @Test func `when the step is done it says so`() {
    let learner = Learner()
    learner.type("lesson taps", "b")
    #expect(learner.type("task") == "This step is done. To go on: next.\n")
    learner.type("next", "skip")
    #expect(learner.type("task") == "This lesson is done.\n")
  }
}
