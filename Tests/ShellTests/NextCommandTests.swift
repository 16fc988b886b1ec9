import TestSupport
import Testing

@testable import Shell

@Suite struct NextCommandTests {
  @Test func `it goes on once the step is done`() {
    let learner = Learner()
    learner.type("lesson taps", "b")
    #expect(learner.type("next").contains("step 2 of 3"))
  }

  @Test func `from a step that was done before the learner came back to it, it goes on`() {
    let learner = Learner()
    learner.type("lesson taps", "b", "next", "fire increase; fire increase", "next", "lesson back")
    #expect(learner.prompt == "1.1 2/3 try> ")
    #expect(learner.type("next").contains("step 3 of 3"))
    #expect(learner.shown == ["mvc": "2"])
    learner.type("lesson back", "lesson back")
    #expect(learner.prompt == "1.1 1/3 quiz> ")
    #expect(learner.type("next").contains("step 2 of 3"))
    #expect(learner.type("lesson taps at 1", "next").contains("step 2 of 3"))
  }

  @Test func `a step that was never done isn't gone past`() {
    let learner = Learner()
    #expect(learner.type("lesson taps at 3", "lesson back", "next").contains("isn't done yet"))
  }

  @Test func `what was done in an earlier session is gone past, too`() throws {
    let folder = try ScratchFolder()
    let first = Learner(progress: folder.path + "/progress")
    first.type("lesson taps", "b", "next", "fire increase; fire increase")
    let second = Learner(progress: folder.path + "/progress")
    second.type("lesson taps", "lesson back")
    #expect(second.prompt == "1.1 2/3 try> ")
    let next = second.type("next")
    #expect(next.hasPrefix("You did this step in an earlier session, so the lesson does it now."))
    #expect(next.contains("step 3 of 3"))
    #expect(second.type("progress").contains("skipped") == false)
  }

  @Test func `after the last step it begins the next lesson`() {
    let learner = Learner()
    learner.type("lesson taps", "skip", "skip")
    #expect(learner.type("next").contains("1.2 Quiet"))
    #expect(learner.done.last == "lesson quiet at 1")
  }
}
