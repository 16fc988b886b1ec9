import Foundation
import Languages
import Lessons
import Queries
import Sessions
import Testing
import TestSupport

@testable import Shell

private nonisolated let scriptFolder = ProcessInfo.processInfo.environment["LAYERCAKE_SCRIPTS"]

/// Writes the scripts that `layercake-recording` plays, into the folder that `LAYERCAKE_SCRIPTS` names: two
/// builds play the same ones, and what comes of them is compared.
@Suite(.enabled(if: scriptFolder != nil)) struct RecordingTests {
  private let scripts: URL

  init() throws {
    let folder = URL(filePath: try #require(scriptFolder))
    scripts = folder.appending(path: "scripts")
    let samples = folder.appending(path: "samples")
    for folder in [scripts, samples] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (name, text) in SampleFiles.all {
      try Data(text.utf8).write(to: samples.appending(path: name))
    }
  }

  private func write(_ name: String, _ lines: [String], _ settings: String = "") throws {
    // A line that holds several would be cut where it isn't cut at a terminal.
    let lines = lines.map { $0.replacing("\n", with: " ") }
    let text = ([settings.isEmpty ? "columns=80" : settings] + lines).joined(separator: "\n")
    try Data((text + "\n").utf8).write(to: scripts.appending(path: name + ".txt"))
  }

  // MARK: The course

  @Test(arguments: Language.all.filter { !$0.isDraft }.map(\.code))
  func `the course, right, wrong and skipped`(language: String) throws {
    let course = RealCourse.shelf(in: language)
    course.grammar = LessonGrammar(for: Learner().session.environment.features)
    let settings = "columns=80 language=\(language)"
    #expect(course.entries.count > 20)
    for entry in course.entries {
      let lesson = try #require(entry.lesson(in: language))
      let name = "course-\(language)-\(entry.number)"
      let begin = "lesson \(entry.number) at 1"
      let end = ["progress", "history", "export markdown -", "handin \(entry.number) name Kim -"]
      let steps = lesson.steps.indices
      try write(
        "\(name)-right", [begin] + steps.flatMap { right(lesson.steps[$0]) } + end, settings)
      try write(
        "\(name)-wrong", [begin] + steps.flatMap { wrong(lesson.steps[$0]) } + end, settings)
      try write("\(name)-skipped", [begin] + steps.map { _ in "skip" } + end, settings)
      try write(
        "\(name)-backward",
        steps.reversed().flatMap { ["lesson \(entry.number) at \($0 + 1)", "lesson back"] } + end,
        settings)
      try write(
        "\(name)-present",
        ["present \(entry.number)"] + steps.flatMap { _ in ["", "3 4", "a 2 b 5", ""] } + ["^D"],
        settings)
    }
  }

  /// What does a step right, and goes on.
  private func right(_ step: LessonStep) -> [String] {
    switch step.question {
    case .quiz(let quiz):
      // As it would be right unshuffled: the learner's own number isn't known here.
      [
        quiz.interaction().labels(for: quiz.answers.indices.filter { quiz.answers[$0].isRight })
          .joined(separator: " "), "",
      ]
    case .prediction(let prediction):
      ["solution", "View Presenter Model", "fire \(prediction.event.text)", "because so it is", ""]
    case .task: step.solution.map(\.text) + ["continue", ""]
    case nil: [""]
    }
  }

  /// What does it wrong, looks for help, and then skips it.
  private func wrong(_ step: LessonStep) -> [String] {
    [
      "a", "d", "2 1 3", "task", "hint", "hint 9", "increase", "answer View View", "undo", "hint",
      "solution", "reset", "skip",
    ]
  }

  // MARK: Examples

  @Test func `each example of help and the README, and each line that a test types`() throws {
    for command in Command.all {
      let lines = command.examples.map(\.line)
      try write(
        "help-\(command.name)",
        ["help \(command.name)", "open counter mvp viper", "increase"] + lines + ["history"])
      try write("help-\(command.name)-first", lines + ["history"], "terminal=no")
    }
    let readme = try Book.text()
    let spans = readme.matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
    for (number, part) in stride(from: 0, to: spans.count, by: 12).enumerated() {
      let lines = spans[part..<min(part + 12, spans.count)]
      try write("readme-\(number)", ["open counter", "increase"] + lines + ["history"])
    }
    try writeTyped()
    #expect(spans.count > 300)
  }

  /// The texts that stand in the tests of the shell, of each test by itself.
  private func writeTyped() throws {
    let tests = RealCourse.root.appending(path: "Tests/ShellTests")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: tests.path).sorted()
    where file.hasSuffix("Tests.swift") && file != "RecordingTests.swift" {
      let text = try String(contentsOf: tests.appending(path: file), encoding: .utf8)
      for (number, test) in text.components(separatedBy: "@Test").dropFirst().enumerated() {
        let lines = test.matches(of: /"((?:[^"\\\n]|\\["\\])+)"/).map {
          String($0.output.1).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        }
        if lines.isEmpty { continue }
        count += 1
        try write("typed-\(file.dropLast(11))-\(number)", lines + ["history"])
      }
    }
    #expect(count > 500)
  }

  // MARK: Random sessions

  @Test func `random sessions, and every export of many`() throws {
    let courses = Language.all.map { RealCourse.shelf(in: $0.code) }
    let formats = ExportFormat.all.map { "export \($0.name) -" }
    for seed in 0..<UInt64(Mutator.count(orElse: 100)) {
      let folder = try ScratchFolder()
      var random = try RandomLearner(seed: seed, in: folder)
      let language = random.chance(1, of: 2) ? random.number(0...courses.count - 1) : 0
      let (columns, color) = ([80, 60, 200][random.number(0...2)], random.chance(1, of: 2))
      let learner = Learner(
        columns: columns, color: color, home: folder.path, course: courses[language])
      var lines: [String] = []
      while lines.count < 20, !learner.runner.isFinished {
        let keys =
          lines.isEmpty ? .line(random.beginning(learner.runner)) : random.keys(learner.runner)
        // The next line fits what came of it.
        try? keys.type(to: learner.runner)
        lines.append(written(keys).replacing(folder.path, with: "."))
      }
      if seed.isMultiple(of: 50) {
        lines += ["^D", "^D"] + formats + ["share", "transcript t.txt"]
      }
      try write(
        "random-\(String(seed + 1_000_000).dropFirst())", lines + ["history"],
        "columns=\(columns) color=\(color ? "yes" : "no") language=\(Language.all[language].code)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scripts.path).count >= 100)
  }

  /// How it is written in a script.
  private func written(_ keys: RandomLearner.Keys) -> String {
    switch keys {
    case .line(let line): line
    case .enter: ""
    case .interrupt: "^C"
    case .endOfInput: "^D"
    }
  }

  // MARK: Files

  @Test func `files of earlier sessions, whole and spoilt`() throws {
    var mutator = Mutator(pieces: ["9223372036854775807", "-1", "{", "\"", "undo"], seed: 7)
    let samples = scripts.deletingLastPathComponent().appending(path: "samples")
    for (name, text) in SampleFiles.all {
      for number in 0..<20 {
        let spoilt = "spoilt-\(number)-\(name)"
        try Data((number == 0 ? text : mutator.spoil(text)).utf8).write(
          to: samples.appending(path: spoilt))
        try write(
          "file-\(spoilt)",
          [
            "replay \(spoilt)", "history", "import \(spoilt) as x", "trace x", "side x", "diff x",
            "export markdown x -", "progress import \(spoilt)", "progress", "open \(spoilt)",
            "lesson ./\(spoilt)", "skip", "history",
          ])
      }
    }
    #expect(SampleFiles.all.count > 4)
  }
}
