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

  @Test func `it takes no arguments`() {
    let learner = Learner()
    #expect(learner.type("quit now").contains("quit takes no arguments"))
    #expect(!learner.runner.isFinished)
  }
}
