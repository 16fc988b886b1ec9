import Lessons
import Testing

@Suite struct LessonCheckerTests {
  private func lesson(_ text: String) throws -> Lesson {
    try LessonSource(file: "l.md", text: "---\nid: a\ntitle: b\n---\n" + text).read()
  }

  private func failures(_ text: String, on toy: ToyStage = ToyStage()) throws -> [String] {
    CheckReport(LessonChecker(player: toy).check(try lesson(text))).failures.map {
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
    let cases = LessonChecker(player: toy).check(try lesson(Self.right))
    #expect(
      cases.map { "\($0.step ?? "-") \($0.name)" } == [
        "t1 runs: add 1", "t1 fails before the solution: sum 2", "t1 solution runs: add 1",
        "t1 holds after the solution: sum 2", "t1 guard holds after the solution: stepped 2",
        "t1 done as a learner types it: t1",
        "t2 fails before the solution: sum 4", "t2 fails before the solution: stepped 2",
        "t2 solution runs: add 2", "t2 holds after the solution: sum 4",
        "t2 holds after the solution: stepped 2", "t2 done as a learner types it: t2",
        "t2 works after skipping the steps before it",
        "3 works after skipping the steps before it", "t1 can be done after a detour: t1",
        "t2 can be done after a detour: t2", "- two runs are identical",
      ])
    #expect(cases.allSatisfy { $0.passed && $0.lesson == "a" })
    #expect(
      toy.log == [
        "start", "step", "add 1", "add 1", "step", "add 2", "step",
        "start", "step", "add 1", "detour", "add 1", "skip", "detour", "add 2", "skip", "leave",
      ])
  }

  @Test func `what is told again in another language is gone through once`() throws {
    let toy = ToyStage()
    let straight = LessonChecker(player: toy)
      .straight(try lesson(Self.right), isTranslation: true)
    #expect(straight.cases.count == 12)
    #expect(straight.fingerprints == [])
    #expect(toy.log == ["start", "step", "add 1", "add 1", "step", "add 2", "step"])
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
          "10:1 this is true before the task is done, so it can't show when the task is done",
          "10:1 after the solution: sum is 1, not 0",
        ]
      ),
      (
        task("add 1", "sum 1", "sum 0\nstepped 1"),
        ["12:1 guard, after the solution: sum is 1, not 0"]
      ),
      (
        "a\n" + task("odd", "sum 1", "stepped 1"),
        ["6:11 two runs differ from step t1 on: first '1', then '2'"]
      ),
    ] as [(String, [String])])
  func `what isn't as the author says is told with its place`(
    text: String, expected: [String]
  ) throws {
    #expect(try failures(text) == expected)
  }

  @Test func `a step that doesn't work after skipping those before it is found`() throws {
    let toy = ToyStage()
    toy.skipsBadly = true
    #expect(
      try failures(Self.right, on: toy) == [
        "17:11 after skipping the steps before this one: the solution doesn't do this",
        "8:11 two runs differ from step t1 on: first '2', then '1'",
      ])
  }

  @Test func `a task that is lost after an event is found`() throws {
    let toy = ToyStage()
    toy.isTrap = true
    #expect(try failures(Self.right, on: toy) == ["8:11 no way out", "17:11 no way out"])
  }

  @Test func `what could be better is told, and is no failure`() throws {
    let toy = ToyStage()
    toy.warning = "long"
    let report = CheckReport(LessonChecker(player: toy).check(try lesson(Self.right)))
    #expect(report.passed)
    #expect(
      report.warnings.map { "\($0.place.line):\($0.place.column) \($0.message)" } == [
        "8:11 long", "17:11 long", "2:5 long",
      ])
  }

  @Test func `another way through the same lesson leaves the same behind, step by step`() throws {
    let checker = LessonChecker(player: ToyStage())
    let lesson = try lesson(Self.right)
    let straight = checker.straight(lesson)
    let alternateRuns = checker.alternateRuns(lesson)
    #expect(straight.fingerprints == ["sum\n1", "sum\n2", "sum\n4", "sum\n4"])
    #expect(alternateRuns.fingerprints == straight.fingerprints)
    #expect(alternateRuns.cases == checker.faultlessRuns(of: lesson, after: straight).cases)
  }

  @Test func `only what goes straight on is measured`() throws {
    let toy = ToyStage()
    let checker = LessonChecker(player: toy)
    _ = checker.straight(try lesson(Self.right))
    #expect(toy.measured == 1)
    _ = checker.alternateRuns(try lesson(Self.right))
    #expect(toy.measured == 1)
  }

  @MainActor @Test func `a session on the main actor can be a stage`() throws {
    let cases = LessonChecker(player: Counter()).check(try lesson(Self.task("go", "1", "1")))
    #expect(CheckReport(cases).passed)
  }

  @MainActor private final class Counter: @MainActor LessonPlayer {
    private var value = 0

    func start(_ lesson: Lesson, isMeasured: Bool) { value = 0 }
    func enter(_ position: Int, _ way: LessonWay) -> [LessonOutcome] { [] }
    func type(_ line: String) -> LessonOutcome {
      value += 1
      return .passed
    }
    func check(_ line: String) -> LessonOutcome {
      line == String(value) ? .passed : .failed("no")
    }
    func answer() -> (line: LessonLine, outcome: LessonOutcome)? { nil }
    var buildsCode: Bool { false }
    func prove(_ code: LessonCode, isSolved: Bool) -> LessonCodeError? { nil }
    func detour(from fingerprint: String) -> LessonOutcome { .passed }
    func leave() { value = 1 }
    var isDone: Bool { value == 1 }
    var isSolvable: Bool { true }
    var warning: String? { nil }
    var fingerprint: String { String(value) }
  }
}
