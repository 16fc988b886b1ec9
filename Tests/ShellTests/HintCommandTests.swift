import Testing

@testable import Shell

@Suite struct HintCommandTests {
  @Test func `hints come one after another, and can be read again`() {
    let learner = Learner()
    learner.type("lesson taps at two")
    #expect(learner.type("hint") == "Hint 1 of 2\n  Up.\n")
    #expect(learner.type("hint") == "Hint 2 of 2\n  `fire increase`\n")
    #expect(learner.type("hint 1") == "Hint 1 of 2\n  Up.\n")
  }

  @Test func `asking for one is no deed that could be undone`() {
    let learner = Learner()
    learner.type("lesson taps at two", "fire increase", "hint")
    #expect(learner.type("undo").hasPrefix("Undone: fire increase\n"))
  }

  @Test func `in plain mode they aren't indented`() {
    let learner = Learner(isPlain: true)
    learner.type("lesson taps")
    #expect(learner.type("hint") == "Hint 1 of 1.\nIt has buttons.\n")
  }
}
