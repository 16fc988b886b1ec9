import Testing

@testable import Sessions
@testable import Shell

@Suite struct SkipCommandTests {
  @Test func `what was done in the step gives way to the solution`() {
    let learner = Learner()
    learner.type("lesson taps at two", "fire decrease", "close", "open counter viper")
    let answer = learner.type("skip")
    #expect(
      answer.hasPrefix(
        "Done for you. It replaces what you did here:\n  fire increase; fire increase\n"))
    #expect(answer.contains("step 3 of 3"))
    #expect(learner.shown == ["mvc": "2"])
  }

  @Test func `what was done in earlier steps stays`() {
    let learner = Learner()
    learner.type("lesson taps", "note mine", "open counter mvp", "b", "next", "note too", "skip")
    #expect(learner.shown == ["mvc": "2", "mvp": "2"])
    #expect(learner.type("notes").lines.count == 2)
  }

  @Test func `unless it is in the way of the solution`() {
    let learner = Learner()
    learner.type("lesson taps", "fire increase", "b", "next", "skip")
    #expect(learner.shown == ["mvc": "2"])
    #expect(learner.session.state.current?.events.count == 2)
  }

  @Test func `where only the lesson's own lines have led, nothing is tried out beforehand`() {
    let learner = Learner()
    learner.type("lesson taps", "skip", "skip")
    #expect(learner.session.environment.course.needs == nil)
    learner.type("lesson taps", "fire increase", "skip")
    #expect(learner.session.environment.course.needs != nil)
  }

  @Test func `of a quiz it tells the answer`() {
    let learner = Learner()
    learner.type("lesson taps")
    #expect(learner.type("skip").hasPrefix("b  the View: It is what the user sees.\n"))
  }

  @Test func `a step that was skipped counts as that`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next")
    #expect(learner.type("skip").contains("You finished 1.1 Taps, 1 step skipped."))
    #expect(learner.type("progress").contains("2  A task: skipped"))
  }
}
