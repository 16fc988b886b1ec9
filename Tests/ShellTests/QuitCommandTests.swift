import Testing

@Suite struct QuitCommandTests {
  @Test(arguments: ["quit", "exit", "QUIT", "open counter; quit"])
  func `it ends the session without a word`(line: String) {
    let learner = Learner()
    learner.type(line)
    #expect(learner.runner.isFinished)
  }

  @Test func `what follows on the same line is not carried out`() {
    let learner = Learner()
    #expect(learner.type("quit; open counter") == "")
    #expect(learner.session.state.current == nil)
  }

  @Test func `what would follow on other lines is not carried out`() {
    let learner = Learner()
    learner.type("open counter", "quit", "fire increase")
    #expect(learner.session.state.current?.events.count == 0)
  }

  @Test func `in a lesson it says that the place is kept, and how to come back`() {
    let learner = Learner()
    #expect(
      learner.type("lesson taps", "quit")
        == "Your place in 1.1 is kept. To come back: layercake lesson 1.1\n")
    #expect(learner.runner.isFinished)
  }

  @Test(arguments: [("leave", "play"), ("stop", "play")])
  func `in a lesson, other words for leaving mean free play`(word: String, meant: String) {
    let learner = Learner()
    #expect(learner.type("lesson taps at 2", word).contains("Did you mean '\(meant)'?"))
    #expect(learner.type("play", "leave").contains("Did you mean 'quit'?"))
    #expect(learner.type("back").contains("Did you mean 'play'?"))
  }

  @Test func `it takes no arguments`() {
    let learner = Learner()
    #expect(learner.type("quit now").contains("quit takes no arguments"))
    #expect(!learner.runner.isFinished)
  }
}
