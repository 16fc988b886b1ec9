import Testing

@testable import Shell

@Suite struct SolutionCommandTests {
  @Test func `it shows how a task can be done, and does nothing`() {
    let learner = Learner()
    learner.type("lesson taps at two")
    let before = Snapshot(learner.runner)
    #expect(learner.type("solution") == "One way to do it:\n  fire increase; fire increase\n")
    #expect(Snapshot(learner.runner) == before)
    #expect(learner.prompt == "1.1 2/3 try> ")
  }

  @Test func `of a quiz it shows the answer and why`() {
    let learner = Learner()
    learner.type("lesson taps")
    #expect(learner.type("solution") == "b  the View: It is what the user sees.\n")
  }
}
