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

  @Test func `the last word is completed by what could stand there`() {
    let lines = [
      "o", "s", "S", "open ", "open counter only v", "source mvp.presenter viper.p",
      "explain viper#0.", "open c", "open counter v", "fire i", "fire increase o",
      "fire increase on m", "fire increase on mvp v", "close v", "trace from Pre", "trace mvp fr",
      "trace --", "trace --flat --", "trace kind ", "inspect viper.interactor.", "source v",
      "export ", "help tr", "screen; tr", "screen;tr", "zzz ", "zzz", "quit ", "# o", "open 'cou",
      "open \"counter\" m", "fire 'increase' ", "'op", "trace '--", "open 'counter' \"mv",
      "set look ", "set plain o", "set zzz ",
    ]
    let text = lines.map { line in
      let candidates = completion(line).candidates.map { "\n  \($0.text)" }.joined()
      return "\(line)|\(candidates)\n"
    }.joined()
    #expect(SnapshotFile("completion").mismatch(with: text) == nil)
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
        let text = command === Command.brief ? " a door" : ""
        let line = "\(command.name) \(candidate.text)\(text)"
        // Nothing waits here, nothing was fired, and a difference is between two.
        if ["service deliver", "step --inside", "source --diff"].contains(line) { continue }
        // What is looked for comes behind.
        if ["hunt for", "hunt against"].contains(line) { continue }
        // LiveCodeTests type it in the program, where code is built.
        if ["edit", "changes"].contains(command.name) { continue }
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
