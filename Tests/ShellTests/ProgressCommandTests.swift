import Platform
import Lessons
import TestSupport
import Testing

@testable import Shell

@Suite struct ProgressCommandTests {
  private let folder: ScratchFolder
  private var file: String { "\(folder.path)/progress" }

  init() throws { folder = try ScratchFolder() }

  private func text() throws -> String { try TextFile.read(file) }

  @Test func `it tells step by step what was done`() {
    let learner = Learner()
    #expect(
      learner.type("progress") == "You haven't done a step of any lesson yet. To begin: lesson.\n")
    learner.type("lesson taps", "b")
    #expect(
      learner.type("progress") == """
        1.1 Taps
          1  A question: done
          2  A task: open
          3  The end: open
        0 of 2 lessons done. To go on: lesson.

        """)
  }

  @Test func `it outlives the session, and makes the folder that it needs`() {
    let file = "\(folder.path)/deep/er/progress"
    Learner(progress: file).type("lesson taps", "b", "next", "skip")
    #expect(Learner(progress: file).type("progress").contains("1 of 2 lessons done."))
  }

  @Test func `what was done again isn't written twice, and done stays done`() throws {
    Learner(progress: file).type("lesson taps", "b", "lesson taps at 1", "b", "lesson taps", "skip")
    Learner(progress: file).type("lesson taps at 1", "skip", "skip")
    #expect(
      try text().lines.filter { !$0.hasPrefix("answer") && !$0.hasPrefix("begun") }.map {
        $0.split(separator: " ").prefix(3).joined(separator: " ")
      } == [
        "# layercake-progress 1", "done taps who", "skipped taps two", "done taps .",
      ])
  }

  @Test func `a torn last line costs that line alone, and the next one is whole`() throws {
    Learner(progress: file).type("lesson taps", "b", "next", "skip")
    let whole = try text()
    for count in 0...whole.utf8.count {
      let cut = String(decoding: Array(whole.utf8.prefix(count)), as: UTF8.self)
      try folder.add("progress", cut)
      let learner = Learner(progress: file)
      let lines = cut.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      let progress = learner.type("progress")
      #expect(progress.contains("A question: done") == (lines >= 3), "\(count)")
      #expect(progress.contains("A task: skipped") == (lines >= 5), "\(count)")
      learner.type("lesson quiet", "skip")
      #expect(Learner(progress: file).type("progress").contains("1  Quiet: skipped"), "\(count)")
    }
  }

  @Test func `a course that has changed since is told of, and so is a step that is gone`() throws {
    Learner(progress: file).type("lesson taps", "skip", "skip")
    let changed = ToyCourse.taps.replacing("number == 2", with: "number == 2 and 1 == 1")
      .replacing("id=who", with: "id=whom").replacing("for=who", with: "for=whom")
    let learner = Learner(lessons: [LessonSource(file: "a.md", text: changed)], progress: file)
    let progress = learner.type("progress")
    #expect(progress.contains("2  A task: skipped, and it has changed since"))
    #expect(progress.contains("no longer there: who"))
  }

  @Test func `another program's file is left alone`() throws {
    try folder.add("progress", "my diary\n")
    let learner = Learner(progress: file)
    learner.type("lesson taps", "b")
    #expect(learner.type("progress").contains("Nothing was written: \(file) isn't a file of"))
    #expect(try text() == "my diary\n")
  }

  @Test func `a file of a newer version is left alone`() throws {
    try folder.add("progress", "# layercake-progress 2\ndone taps who 1 2 3\n")
    let learner = Learner(columns: 500, progress: file)
    learner.type("lesson taps", "b")
    #expect(learner.type("progress").contains("a newer Layercake wrote \(file)."))
    #expect(try text() == "# layercake-progress 2\ndone taps who 1 2 3\n")
  }

  @Test func `two shells at once lose nothing`() throws {
    let one = Learner(progress: file)
    let other = Learner(progress: file)
    one.type("lesson taps")
    other.type("lesson quiet")
    one.type("b")
    other.type("skip")
    #expect(Learner(progress: file).type("progress").contains("1 of 2 lessons done."))
    #expect(try text().lines.filter { !$0.hasPrefix("begun") }.count == 4)
  }

  @Test func `where nothing can be written, it says so and goes on`() {
    let learner = Learner(columns: 500, progress: "/dev/null/progress")
    learner.type("lesson taps", "b")
    #expect(learner.type("progress").contains("Nothing was written: /dev/null/progress: "))
    #expect(learner.prompt == "1.1 1/3 next> ")
  }

  @Test func `it is taken along in a file, and added to what is known elsewhere`() throws {
    let (mine, other) = ("\(folder.path)/mine", "\(folder.path)/other")
    let learner = Learner(columns: 200, progress: file)
    learner.type("lesson taps", "a", "b", "next", "skip")
    #expect(learner.type("progress export \(mine)").hasPrefix("Wrote \(mine)."))
    #expect(learner.type("progress export \(mine)").contains("this file already exists"))
    #expect(learner.type("progress export \(mine) --force").hasPrefix("Wrote "))
    let elsewhere = Learner(columns: 200, progress: other)
    elsewhere.type("lesson taps at two", "increase", "increase", "lesson quiet", "skip")
    #expect(elsewhere.type("progress import \(mine)") == "Added: 2 steps of 1 lesson.\n")
    #expect(elsewhere.type("progress import \(mine)") == "Nothing in it is new.\n")
    let told = Learner(progress: other).type("progress")
    #expect(told.contains("A question: done, after 1 wrong answer"))
    #expect(told.contains("A task: done\n"))
    #expect(told.contains("All 2 lessons done"))
  }

  @Test func `what is no progress isn't taken in`() throws {
    try folder.add("diary", "dear diary\n")
    try folder.add("new", "# layercake-progress 9\ndone taps who 1\n")
    let learner = Learner(columns: 200, progress: file)
    #expect(
      learner.type("progress import \(folder.path)/diary").contains("this isn't a progress file"))
    #expect(
      learner.type("progress import \(folder.path)/new").contains(
        "The file has version 9; this program reads versions up to 1. Nothing was changed."))
    #expect(learner.type("progress import /nowhere/at/all").contains("can't read this file"))
    #expect(learner.type("progress").hasPrefix("You haven't done a step of any lesson"))
  }

  @Test func `who jumped into a lesson isn't told that the steps before are new`() {
    let learner = Learner(progress: file)
    learner.type("lesson taps at two", "skip")
    #expect(!learner.type("lesson taps").contains("has changed"))
  }

  @Test func `who begins a lesson that has changed is told how, and keeps what still holds`() throws
  {
    Learner(progress: file).type("lesson taps", "b", "next", "skip")
    let changed = ToyCourse.taps
      .replacing("id=two", with: "id=pair").replacing("for=two", with: "for=pair")
      .replacing("( ) the Model", with: "( ) nothing :: No.\n( ) the Model")
      .replacing(
        "## A task",
        with: "```predict id=p event=increase kind=count on=mvc\n```\n\n## A task")
    let learner = Learner(
      columns: 200, lessons: [LessonSource(file: "a.md", text: changed)], progress: file)
    let told = learner.type("lesson")
    #expect(
      told.contains(
        "This lesson has changed since you did it: step 1 asks something else; step 2 is new."))
    #expect(told.contains("Continuing at step 2."))
    // The task has another name now, and is still the same.
    #expect(learner.type("progress").contains("A task: skipped\n"))
  }
}
