import Catalog
import Lessons
import Platform
import TestSupport
import Testing

@testable import Shell

/// What was played once is a lesson.
@Suite struct RecordCommandTests {
  private let folder: ScratchFolder
  private var file: String { "\(folder.path)/mine.md" }

  init() throws { folder = try ScratchFolder() }

  /// What a check finds in what was recorded.
  private func report() throws -> CheckReport {
    let source = LessonSource(file: "mine.md", text: try TextFile.read(file))
    let check = CourseCheck([source], features: Catalog.features)
    return check.report { check.alternateRuns() }
  }

  @Test func `the same event more often than a block may say it is several tasks`() throws {
    let learner = Learner()
    learner.type("open counter mvc", "fire increase")
    for _ in 0..<LessonStep.mostCommands { learner.type("fire decrease") }
    learner.type("fire decrease", "record \(file)")
    let lesson = try LessonSource(file: "mine.md", text: try TextFile.read(file))
      .read(by: LessonGrammar(for: Catalog.features))
    #expect(lesson.steps.map(\.solution.count) == [1, 1, LessonStep.mostCommands - 1, 1, 0])
    #expect(try report().passed)
  }

  @Test func `what was opened runs, what was fired is a task, what was noted is prose`() throws {
    let learner = Learner()
    learner.type(
      "open counter mvc", "fire increase", "fire increase", "note Now the other way.",
      "fire decrease")
    #expect(
      learner.type("record \(file)").hasPrefix("Wrote \(file)."))
    let text = try TextFile.read(file)
    let lesson = try LessonSource(file: "mine.md", text: text)
      .read(by: LessonGrammar(for: Catalog.features))
    #expect(lesson.id.text == "mine")
    #expect(
      lesson.steps.map(\.id) == ["foresee-increase", "task-2", "task-3", nil])
    #expect(lesson.steps[0].commands.map(\.text) == ["open counter mvc"])
    #expect(
      lesson.steps[1].task?.expectations.map(\.text) == [
        "state mvc.model.number == 2",
        "trace mvc order View -> Controller: increaseButtonTouched, Controller -> Model: increase, "
          + "Model ~> Controller: number, Controller -> View: text",
      ])
    #expect(text.contains("\n\nNow the other way.\n\n```try id=task-3\nfire decrease\n```"))
    #expect(try report().passed)
  }

  @Test(
    arguments: [
      ["open counter", "fire increase", "fire increase on mvp", "sync", "fire decrease"],
      ["open candy viper", "quantity 2", "choco 1", "buy", "back", "quantity 1"],
      ["open news viper mvc", "reload", "select 2", "back", "reload"],
      ["service slow", "open candy mvp", "service deliver", "quantity 3", "reset", "quantity 1"],
      ["open account ribs", "moveToMain", "applyCheckCard", "confirm"],
      ["open greeting", "show", "open counter mvp", "mock view on mvp", "increase", "undo"],
      ["open counter mvp~a", "fire decrease", "fire decrease"],
    ])
  func `whatever was played, the lesson passes`(lines: [String]) throws {
    let learner = Learner()
    learner.type(lines)
    #expect(learner.type("record \(file)").hasPrefix("Wrote "))
    #expect(try report().written(as: .text).contains("all passed"))
  }

  @Test func `where nothing was done there is no lesson, and no file`() throws {
    let learner = Learner(columns: 200)
    #expect(
      learner.type("record \(file)").contains("You did nothing that a lesson could check."))
    learner.type("open counter mvc")
    #expect(
      learner.type("record \(file)").contains("You did nothing that a lesson could check."))
    #expect(Folder.names(in: folder.path) == [])
  }

  @Test(arguments: [
    "record -", "progress export -", "transcript -", "export jsonl -", "share -",
    "handin taps name Kim -", "handout taps -",
  ])
  func `a dash is standard output for every command that writes`(line: String) {
    let learner = Learner()
    learner.type("open counter mvp", "increase", "lesson taps", "b", "play")
    let answer = learner.type(line)
    #expect(!answer.isEmpty && !answer.contains("Wrote") && !answer.contains("^"), "\(answer)")
    #expect(access("-", F_OK) != 0)
  }

  @Test func `a file that is there stays, unless it may be replaced`() throws {
    try folder.add("mine.md", "mine")
    let learner = Learner(columns: 200)
    learner.type("open counter mvc", "increase")
    #expect(learner.type("record \(file)").contains("this file already exists"))
    #expect(try TextFile.read(file) == "mine")
    #expect(learner.type("record \(file) --force").hasPrefix("Wrote "))
    #expect(try report().passed)
  }
}
