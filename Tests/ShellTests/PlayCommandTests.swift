import Testing

@testable import Shell

@Suite struct PlayCommandTests {
  @Test func `it takes what the lesson has open, and what is done there doesn't count`() {
    let learner = Learner()
    learner.type("lesson taps at two", "fire increase")
    let answer = learner.type("play")
    #expect(answer.hasPrefix("Free play: nothing here counts for the lesson."))
    #expect(learner.shown == ["mvc": "1"])
    #expect(!learner.type("fire increase").contains("Done."))
    learner.type("open counter", "fire increase")
    learner.type("play")
    #expect(learner.shown == ["mvc": "1"])
    #expect(learner.prompt == "1.1 2/3 try> ")
    #expect(learner.type("fire increase").contains("Done."))
  }

  @Test func `back in the lesson, what it asks is said again`() {
    let quiz = Learner().type("lesson taps", "play", "play")
    #expect(quiz.contains("Who is `touched`?") && quiz.contains("Type a, b or c."), "\(quiz)")
    let task = Learner().type("lesson taps at two", "play", "play")
    #expect(task.contains("Bring the number to 2.") && task.contains("Your turn."), "\(task)")
    let done = Learner().type("lesson taps", "b", "play", "play")
    #expect(done.contains("This step is done. To go on: next."), "\(done)")
    let korean = Learner(language: "ko").type("lesson taps at two", "play", "play")
    #expect(korean.contains("숫자를 2로 만드세요.") && korean.contains("돌아왔습니다"), "\(korean)")
  }

  @Test func `back where a reason is asked for, that is asked again`() {
    let told = Learner().type(
      "lesson taps at two", "predict increase on mvc count", "5", "fire increase", "play", "play")
    #expect(told.contains("Why? Answer in your own words"), "\(told)")
  }

  @Test func `free play from before the lesson is found as it was left`() {
    let learner = Learner()
    learner.type("open counter viper", "fire decrease", "lesson taps")
    #expect(learner.shown == ["mvc": "0"])
    learner.type("play")
    #expect(learner.shown == ["viper": "-1"])
  }

  @Test func `where no lesson was begun there is nothing to leave`() {
    let learner = Learner()
    #expect(learner.type("play") == "You are in free play already. To begin a lesson: lesson.\n")
    #expect(learner.session.timeline.count == 0)
  }

  @Test func `the lesson alone brings one back, too`() {
    let learner = Learner()
    learner.type("lesson taps", "play", "lesson")
    #expect(learner.prompt == "1.1 1/3 quiz> ")
    #expect(learner.done.last == "play")
  }

  @Test func `a detour is part of the session, and can be undone`() {
    let learner = Learner()
    learner.type("lesson taps", "play", "fire increase", "undo", "undo")
    #expect(learner.prompt == "1.1 1/3 quiz> ")
  }
}
