import Testing

@testable import Shell

@Suite struct NextCommandTests {
  @Test func `it goes on once the step is done`() {
    let learner = Learner()
    learner.type("lesson taps", "b")
    #expect(learner.type("next").contains("step 2 of 3"))
  }

  @Test func `after the last step it begins the next lesson`() {
    let learner = Learner()
    learner.type("lesson taps", "skip", "skip")
    #expect(learner.type("next").contains("1.2 Quiet"))
    #expect(learner.done.last == "lesson quiet at 1")
  }
}
