import Lessons
import Terminal
import Testing

@testable import Sessions
@testable import Shell

/// Folders of lessons that say of themselves what they are.
@Suite struct PackTests {
  private static let whole = """
    # Lessons of the autumn

    name: autumn
    version: 2.1-beta
    layercake: 0.1
    skip: no
    """

  @Test func `a manifest says what a pack is called, and what it needs`() throws {
    let pack = try PackManifest(Self.whole, for: "0.1")
    #expect(pack.name == "autumn")
    #expect(pack.version == "2.1-beta")
    #expect(!pack.allowsSkip)
    #expect(try PackManifest(Self.whole.replacing("skip: no", with: ""), for: "0.10").allowsSkip)
  }

  @Test(arguments: [
    ("name: autumn", "name: 7", "a name has only letters, digits, - and _, and isn't a number", 3),
    ("name: autumn", "nmae: autumn", "there is no key 'nmae'; did you mean 'name'?", 3),
    ("name: autumn", "autumn", "each line needs a key, a colon and a value", 3),
    ("name: autumn", "", "the key 'name' is missing", 1),
    ("2.1-beta", "2.1 beta", "a version is one word", 4),
    (
      "layercake: 0.1", "layercake: new",
      "the Layercake version that it needs is written like 0.1", 5
    ),
    ("layercake: 0.1", "layercake: 0.2", "this pack needs Layercake 0.2 or later", 1),
    ("skip: no", "skip: never", "'skip' must be yes or no", 6),
    ("skip: no", "key: maybe", "'key' must be yes or no", 6),
    ("skip: no", "name: autumn", "'name' is here twice", 6),
  ])
  func `a faulty manifest is told with its line`(
    old: String, new: String, message: String, line: Int
  ) {
    do throws(PackManifest.ReadError) {
      _ = try PackManifest(Self.whole.replacing(old, with: new), for: "0.1")
      Issue.record("it should have a fault")
    } catch {
      #expect(error.message == message)
      #expect(error.line == line)
    }
  }

  @Test func `where a pack says so, steps are done and not skipped`() throws {
    let pack = try PackManifest(Self.whole, for: "0.1")
    let session = Session(
      features: Learner().session.environment.features,
      course: CourseShelf(pack: pack, sources: { ToyCourse.sources }))
    let runner = Runner(session, out: .memory())
    try runner.run("lesson taps")
    for line in ["skip", "solution"] {
      do throws(CommandError) {
        try runner.run(line)
        Issue.record("\(line) should be refused")
      } catch {
        #expect(error.message == "the pack autumn allows no skipping and no solutions")
      }
    }
    #expect(session.state.lessonInFront?.run.isStepDone == false)
  }

  @Test(arguments: [
    ("solution: no", "solution", "the pack autumn reserves solutions for the teacher"),
    (
      "key: no", "handout taps - --key",
      "the pack autumn reserves the answers of a handout for the teacher"
    ),
    ("cards: no", "export anki -", "the pack autumn reserves cards with answers for the teacher"),
    (
      "jump: no", "lesson taps at 3",
      "the pack autumn reserves starting at a later step for the teacher"
    ),
  ])
  func `a pack keeps for its teacher what it says, and nothing else`(
    key: String, line: String, refusal: String
  ) throws {
    func runner(_ key: String) throws -> Runner {
      let pack = try PackManifest(Self.whole.replacing("skip: no", with: key), for: "0.1")
      let session = Session(
        features: Learner().session.environment.features,
        course: CourseShelf(pack: pack, sources: { ToyCourse.sources }))
      let runner = Runner(session, out: .memory())
      try runner.run("lesson taps")
      return runner
    }
    try runner(key.replacing("no", with: "yes")).run(line)
    let closed = try runner(key)
    do throws(CommandError) {
      try closed.run(line)
      Issue.record("\(line) should be refused")
    } catch {
      #expect(error.message == refusal)
    }
    try runner(key).run("lesson taps at 1; hint; handout taps -")
  }

  @Test func `where nothing is skipped, it isn't offered`() throws {
    let pack = try PackManifest(Self.whole, for: "0.1")
    let out = Output.memory()
    let session = Session(
      features: Learner().session.environment.features,
      course: CourseShelf(pack: pack, sources: { ToyCourse.sources }))
    let runner = Runner(session, out: out, reports: out)
    for line in ["lesson taps", "next", "hint", "hint", "b", "next", "decrease", "hint", "task"] {
      do throws(CommandError) {
        try runner.run(line)
      } catch {
        #expect(error.accepted == "To see what the step asks: task.")
      }
    }
    #expect(out.collected.contains("Not yet, 0 of 2"))
    #expect(!out.collected.contains("skip") && !out.collected.contains("solution"))
  }
}
