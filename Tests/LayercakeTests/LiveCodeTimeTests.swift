import TestSupport
import Testing

/// The learner's own code, when it goes on after its event, and when the session goes through time.
@Suite(.waiting) struct LiveCodeTimeTests {
  @Test(arguments: [
    ("fatalError(\"late\")", "Signal "), ("exit(3)", "with\r\n  'exit(3)'"),
  ])
  func `a thread that goes on after its event ends the program, and not the session`(
    code: String, told: String
  ) throws {
    let bench = try LiveCodeBench()
    let terminal = try bench.sit(typing: "open counter mvp\nfire increase\nedit mvp\nbuild\n")
    try terminal.expect("No line of code was changed.")
    let text = try bench.folder.contents(LiveCodeBench.presenter)
    _ = try bench.folder.add(LiveCodeBench.presenter, "import Foundation\n" + text)
    try bench.decrease(
      by:
        "amount.decrease(); Thread.detachNewThread { while access(\"go\", F_OK) != 0 {}; \(code) }")
    try terminal.type("build\n")
    try terminal.expect("The rules are kept.")
    // It is left while a line is typed, and the line can be typed again.
    try terminal.type("fire decrease\n")
    try terminal.expect("1 became 0.")
    try terminal.type("hist")
    try terminal.expect("hist")
    _ = try bench.folder.add("go", "")
    try terminal.expect(told)
    try terminal.expect("Closed: mvp~mine.")
    try terminal.expect("Done again: 3 actions.")
    try terminal.type("\u{15}history\n")
    try terminal.expect("3  fire decrease")
    #expect(terminal.descendants.isEmpty)
    // The code is whole, and is opened again by name.
    try bench.decrease(by: "amount.decrease()")
    try terminal.type("edit mvp\nscreen mvp~mine\n")
    try terminal.expect("mvp~mine was built in")
    try terminal.expect("│       0       │")
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
    #expect(terminal.isCooked)
  }

  /// Three ways to write what the lower button does.
  private static let bodies = [
    "amount.decrease()", "amount.increase()", "amount.decrease(); amount.decrease()",
  ]

  @Test func `whatever is done across builds, a resumed session is a fresh replay of it`() throws {
    let bench = try LiveCodeBench()
    for number in 0..<Mutator.count(orElse: 4) {
      var random = SeededGenerator(seed: UInt64(number))
      try bench.shell("rm -rf counter-mvp state/layercake/sessions")
      let terminal = try bench.sit(typing: "open counter mvp\nedit mvp\nbuild\n")
      try terminal.expect("No line of code was changed.")
      var typed: [String] = []
      for _ in 0..<Int.random(in: 4...14, using: &random) {
        var line = lines.randomElement(using: &random) ?? ""
        if line == "build" {
          let body = Int.random(in: 0..<3, using: &random)
          try bench.decrease(by: LiveCodeTimeTests.bodies[body])
          line = "build"
          typed.append("save \(body)")
        }
        typed.append(line)
        try terminal.type("\(line)\nsure\n")
        try terminal.expect("o such command")
      }
      try terminal.type("export jsonl live.jsonl\nsure\n")
      try terminal.expect("o such command")
      terminal.signal(9)
      #expect(try terminal.end() == .signal(9))
      let file = try #require(try bench.names(in: "state/layercake/sessions").last)
      _ = try bench.type("replay state/layercake/sessions/\(file)\nexport jsonl fresh.jsonl\n")
      let resuming = try bench.sit(typing: "resume\nexport jsonl resumed.jsonl\nquit\n")
      #expect(try resuming.end() == .code(0))
      // Where nothing is open any more, there is nothing to be written.
      let live = try? bench.folder.contents("live.jsonl")
      for name in ["fresh.jsonl", "resumed.jsonl"] {
        #expect((try? bench.folder.contents(name)) == live, "script \(number), \(name): \(typed)")
      }
      try bench.shell("rm -f *.jsonl")
    }
  }

  private let lines = [
    "build", "build", "build", "fire increase", "fire decrease", "fire decrease",
    "fire increase on mvp~mine", "undo", "undo", "rewind", "rewind 2", "forward", "goto 1",
    "goto 0",
    "mock view", "mock off", "discard mvp~mine", "edit mvp", "close mvp", "open counter mvp viper",
    "fire tap nothing",
  ]
}
