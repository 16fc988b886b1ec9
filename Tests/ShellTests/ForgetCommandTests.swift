import TestSupport
import Testing

@testable import Shell

@Suite struct ForgetCommandTests {
  @Test func `what was done of a lesson is forgotten, in later sessions too`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/progress"
    let learner = Learner(progress: file)
    learner.type("lesson taps", "skip", "skip")
    #expect(learner.type("forget 1.1") == "Forgotten: what you had done of 1.1 Taps.\n")
    #expect(Learner(progress: file).type("progress").hasPrefix("No step of any lesson is done"))
    #expect(learner.type("forget taps") == "You have done nothing of 1.1 Taps yet.\n")
  }
}
