import Lessons
import Testing

@Suite struct LessonCheckerTests {
  private func lesson(_ text: String) throws -> Lesson {
    try LessonSource(file: "l.md", text: "---\nid: a\ntitle: b\n---\n" + text).read()
  }

  private func failures(_ text: String, on toy: ToyStage = ToyStage()) throws -> [String] {
    CheckReport(LessonChecker(stage: toy.stage).check(try lesson(text))).failures.map {
      "\($0.place.line):\($0.place.column) \($0.message)"
    }
  }

  private static let right = """
    ```run
    add 1
    ```
    ```try id=t1
    add 1
    ```
    ```expect for=t1
    sum 2
    ```
    ```guard for=t1
    stepped 2
    ```
    ```try id=t2
    add 2
    ```
    ```expect for=t2
    sum 4
    stepped 2
    ```
    end
    """

  @Test func `a lesson that is right passes, case by case`() throws {
    let toy = ToyStage()
    let cases = LessonChecker(stage: toy.stage).check(try lesson(Self.right))
    #expect(
      cases.map { "\($0.step ?? "-") \($0.name)" } == [
        "t1 runs: add 1", "t1 fails before the solution: sum 2", "t1 solution runs: add 1",
        "t1 holds after the solution: sum 2", "t1 guard holds after the solution: stepped 2",
        "t2 fails before the solution: sum 4", "t2 fails before the solution: stepped 2",
        "t2 solution runs: add 2", "t2 holds after the solution: sum 4",
        "t2 holds after the solution: stepped 2", "t2 works after skipping the steps before it",
        "3 works after skipping the steps before it", "t1 can be done after a detour: t1",
        "t2 can be done after a detour: t2", "- two runs are identical",
      ])
    #expect(cases.allSatisfy { $0.passed && $0.lesson == "a" })
    #expect(
      toy.log == [
        "start", "step", "add 1", "add 1", "step", "add 2", "step",
        "start", "add 1", "add 1", "step", "add 2",
        "start", "add 1", "add 1", "add 2", "step",
        "start", "step", "add 1", "add 1", "step", "add 2", "step",
        "start", "step", "add 1", "add 1", "step", "add 2", "step",
      ])
  }

  private static func task(_ solution: String, _ expect: String, _ guarded: String) -> String {
    "```try id=t1\n\(solution)\n```\n```expect for=t1\n\(expect)\n```\n```guard for=t1\n\(guarded)\n```\n"
  }

  @Test(
    arguments: [
      ("```run\nbreak\n```\n", ["6:1 no such command"]),
      (
        task("break", "sum 1", "sum 0"),
        ["6:1 no such command", "9:1 after the solution: sum is 0, not 1"]
      ),
      (task("add 1", "sum 2", "sum 1"), ["9:1 after the solution: sum is 1, not 2"]),
      (
        task("add 1", "sum 1\nsum 0", "sum 1"),
        [
          "10:1 this holds before the task is done, so it can't tell when it is",
          "10:1 after the solution: sum is 1, not 0",
        ]
      ),
      (
        task("add 1", "sum 1", "sum 0\nstepped 1"),
        ["12:1 guard, after the solution: sum is 1, not 0"]
      ),
      (
        "a\n" + task("odd", "sum 1", "stepped 1"),
        ["6:11 two runs differ in step t1: first '2', then '3'"]
      ),
    ] as [(String, [String])])
  func `what isn't as the author says is told with its place`(
    text: String, expected: [String]
  ) throws {
    #expect(try failures(text) == expected)
  }

  @Test func `a step that needs what the learner did before is found`() throws {
    let toy = ToyStage()
    // The guard of the first step sets something right that its commands don't.
    toy.checksAdd = true
    #expect(
      try failures(
        Self.task("add 1", "sum 2", "sum 3") + "```try id=t2\nadd 1\n```\n"
          + "```expect for=t2\nsum 6\n```\n", on: toy
      ) == ["18:1 after skipping the steps before this one: after the solution: sum is 3, not 6"])
  }

  @Test func `the same lesson leaves the same behind, step by step`() throws {
    let checker = LessonChecker(stage: ToyStage().stage)
    #expect(checker.fingerprints(of: try lesson(Self.right)) == ["sum\n2", "sum\n4", "sum\n4"])
  }

  @MainActor @Test func `a session on the main actor can be a stage`() throws {
    let counter = Counter()
    let stage = LessonStage(
      start: { counter.value = 0 },
      run: { _ in
        counter.value += 1
        return .passed
      },
      beginStep: {},
      check: { $0 == String(counter.value) ? .passed : .failed("no") },
      fingerprint: { String(counter.value) })
    let cases = LessonChecker(stage: stage).check(try lesson(Self.task("go", "1", "1")))
    #expect(CheckReport(cases).passed)
  }

  @MainActor private final class Counter {
    var value = 0
  }
}
