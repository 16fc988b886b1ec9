import TestSupport
import Testing

@testable import Shell

@Suite struct ForgetCommandTests {
  @Test func `what was done of a lesson is forgotten, in later sessions too`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/progress"
    let learner = Learner(progress: file)
    learner.type("lesson taps", "skip", "skip")
    let told = learner.type("forget 1.1")
    #expect(
      told.hasPrefix("Your progress in 1.1 Taps is deleted.\nTo get it back: progress import"))
    #expect(
      Learner(progress: file).type("progress").hasPrefix("You haven't done a step of any lesson"))
    #expect(learner.type("forget taps") == "You haven't done anything in 1.1 Taps yet.\n")
  }

  @Test func `what was forgotten is kept, and can be had back`() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/progress"
    let learner = Learner(columns: 500, progress: file)
    learner.type("lesson taps", "a", "b", "next", "skip")
    let before = learner.type("progress")
    #expect(learner.type("forget 1.1").contains("progress import \(file)-taps\n"))
    #expect(!learner.type("progress").contains("Taps"))
    #expect(
      learner.type("progress import \(file)-taps") == "Added: 3 steps of 1 lesson.\n")
    #expect(learner.type("progress") == before)
    #expect(Learner(columns: 500, progress: file).type("progress") == before)
    #expect(learner.type("forget 1.1").contains("progress import \(file)-taps-2\n"))
  }

  @Test func `what can't be kept isn't forgotten`() throws {
    let folder = try ScratchFolder()
    // Its name leaves no room for that of another file beside it.
    let name = String(repeating: "p", count: 252)
    let learner = Learner(columns: 900, progress: "\(folder.path)/\(name)")
    learner.type("lesson taps", "b")
    let told = learner.type("forget 1.1")
    #expect(told.contains("this file: ") && told.contains("Nothing was forgotten."))
    #expect(learner.type("progress").contains("A question: done"))
  }
}
