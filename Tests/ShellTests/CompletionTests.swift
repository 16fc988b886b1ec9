import Catalog
import TestSupport
import Testing

@testable import Shell

@Suite struct CompletionTests {
  private func completion(_ line: String, after setup: [String] = ["open counter"]) -> Completion {
    let learner = Learner(features: Catalog.features.filter { $0.name == "counter" })
    learner.type(setup)
    return Completion(line, in: learner.runner)
  }

  @Test(arguments: [
    ("o", ["open", "owners", "out"]),
    (
      "s",
      ["screen", "service", "sync", "side", "source", "step", "skip", "solution", "share", "set"]
    ),
    (
      "S",
      ["screen", "service", "sync", "side", "source", "step", "skip", "solution", "share", "set"]
    ),
    (
      "open ",
      [
        "counter", "mvc", "mvp", "mvvm", "viper", "ribs", "mvc~classic", "mvp~supervising",
        "mvvm~reactor", "mvc~a", "mvc~b", "mvp~a", "mvp~b", "mvvm~a", "viper~a", "ribs~a", "only",
      ]
    ),
    ("open counter only v", ["viper", "viper~a"]),
    ("source mvp.presenter viper.p", ["viper.presenter"]),
    ("explain viper#0.", ["viper#0.1", "viper#0.2", "viper#0.3", "viper#0.4", "viper#0.5"]),
    ("open c", ["counter"]),
    ("open counter v", ["viper", "viper~a"]),
    ("fire i", ["increase"]),
    ("fire increase o", ["on"]),
    ("fire increase on m", ["mvc", "mvp", "mvvm"]),
    ("fire increase on mvp v", ["viper"]),
    ("close v", ["viper"]),
    ("trace from Pre", ["Presenter"]),
    ("trace mvp fr", ["from"]),
    ("trace --", ["--flat", "--diagram", "--inside", "--each"]),
    ("trace --flat --", ["--diagram", "--inside", "--each"]),
    ("trace kind ", ["call", "notification", "write"]),
    ("inspect viper.interactor.", ["viper.interactor.output", "viper.interactor.amount"]),
    ("source v", ["viper"]),
    (
      "export ",
      [
        "markdown", "html", "slides", "worksheet", "anki", "svg", "mermaid", "plantuml", "csv",
        "jsonl", "chrome", "test", "event", "on", "role", "--full", "--force",
      ]
    ),
    ("help tr", ["trace", "transcript"]),
    ("screen; tr", ["trace", "transcript"]),
    ("screen;tr", ["trace", "transcript"]),
    ("zzz ", []), ("zzz", []), ("quit ", []), ("# o", []),
    ("open 'cou", ["counter"]),
    (
      "open \"counter\" m",
      [
        "mvc", "mvp", "mvvm", "mvc~classic", "mvp~supervising", "mvvm~reactor", "mvc~a", "mvc~b",
        "mvp~a", "mvp~b", "mvvm~a",
      ]
    ),
    ("fire 'increase' ", ["on", "--step"]),
    ("'op", []), ("trace '--", []),
    (
      "open 'counter' \"mv",
      [
        "mvc", "mvp", "mvvm", "mvc~classic", "mvp~supervising", "mvvm~reactor", "mvc~a", "mvc~b",
        "mvp~a", "mvp~b", "mvvm~a",
      ]
    ),
    ("set look ", ["standard", "projector"]), ("set plain o", ["on", "off"]), ("set zzz ", []),
  ])
  func `the last word is completed by what could stand there`(line: String, expected: [String]) {
    #expect(completion(line).candidates.map(\.text) == expected, "\(line)")
  }

  @Test(arguments: [
    ("open 'cou", "'counter", "' "), ("open \"cou", "\"counter", "\" "),
    ("open cou", "counter", " "),
  ])
  func `inside quotes a name is completed to the closing one`(
    line: String, insertion: String, ending: String
  ) {
    #expect(completion(line).candidates.map(\.insertion) == [insertion])
    #expect(completion(line).ending == ending)
  }

  @Test func `files are offered where a file may stand, quoted if they have to be`() throws {
    let folder = try ScratchFolder()
    for name in ["a.md", "a b.md", ".hidden", "an \"x\".md"] { try folder.add(name, "") }
    try folder.makeFolder("lessons")
    let path = folder.path + "/"
    let all = completion("export jsonl \(path)").candidates
    #expect(all.map(\.text) == ["a b.md", "a.md", "an \"x\".md", "lessons/"].map { path + $0 })
    #expect(all.map(\.help) == ["file", "file", "file", "folder"])
    let spaced = completion("replay \"\(path)a b").candidates
    #expect(spaced.map(\.insertion) == ["\"\(path)a b.md"])
    #expect(
      completion("lesson \(path)an").candidates.map(\.insertion)
        == ["\"\(path)an \\\"x\\\".md"])
    #expect(completion("lesson \(path)l").ending.isEmpty)
    #expect(completion("export jsonl \(path).h").candidates.count == 1)
    #expect(completion("export jsonl \(path)nothing/").candidates.isEmpty)
    // A lesson's name comes before files.
    #expect(completion("lesson 1").candidates.allSatisfy { !$0.text.contains("/") })
  }

  @Test func `with nothing typed every command is offered, with what it does`() {
    let candidates = completion("").candidates
    #expect(candidates.map(\.text) == Command.all.map(\.name))
    #expect(candidates.allSatisfy { !$0.help.isEmpty })
    #expect(completion("   ").candidates == candidates)
    #expect(completion("screen;").candidates == candidates)
  }

  @Test func `every candidate says what it is`() {
    for command in Command.all {
      for candidate in completion("\(command.name) ").candidates {
        #expect(!candidate.help.isEmpty, "\(command.name): \(candidate.text)")
      }
    }
  }

  @Test(arguments: [
    ("op", 0..<2), ("fire  inc", 6..<9), ("fire ", 5..<5), ("", 0..<0), ("fire '한' i", 11..<12),
    ("screen; f", 8..<9),
  ])
  func `the bytes that a candidate replaces are those of the word`(line: String, span: Range<Int>) {
    #expect(completion(line).span == span)
  }

  @Test func `before anything is open, names of features are offered`() {
    #expect(completion("open ", after: []).candidates.map(\.text).contains("counter"))
    #expect(completion("fire ", after: []).candidates.map(\.text) == ["on", "--step"])
  }

  /// Commands that leave, or write and read files, which stand where the tests run.
  private static let withFiles: Set<String> = [
    "quit", "export", "import", "transcript", "record", "progress", "resume", "replay", "share",
    "handin", "handout", "present",
  ]

  @Test func `what is offered can be typed`() {
    for command in Command.all where !Self.withFiles.contains(command.name) {
      for candidate in completion("\(command.name) ").candidates {
        let takesMore = command.parameters.contains {
          $0.id == candidate.text && $0.id.first != "-"
        }
        guard !takesMore else { continue }
        let learner = Learner()
        // Where several patterns are open, a prediction asks which is meant.
        learner.type(command.name == "predict" ? "open counter mvp" : "open counter")
        let line = "\(command.name) \(candidate.text)"
        // Nothing waits here, nothing was fired, and a difference is between two.
        if ["service deliver", "step --inside", "source --diff"].contains(line) { continue }
        #expect(throws: Never.self, "\(line)") { try learner.runner.run(line) }
      }
    }
  }

  @Test func `random lines are completed without a crash`() {
    var generator = LineGenerator(of: Command.all.map(\.name), seed: 7)
    let learner = Learner()
    learner.type("open counter", "fire increase")
    for _ in 0..<1_000 {
      let line = generator.line()
      let completion = Completion(line, in: learner.runner)
      #expect(completion.span.upperBound == line.utf8.count)
    }
  }
}
