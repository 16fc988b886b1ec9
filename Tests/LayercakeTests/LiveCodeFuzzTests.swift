import Platform
import TestSupport
import Testing

/// Any mistake in the learner's own code. `LAYERCAKE_FUZZ` says how many there are.
@Suite(.waiting) struct LiveCodeFuzzTests {
  /// A session at a terminal, with a build that worked.
  private struct Desk {
    let bench: LiveCodeBench
    let terminal: PseudoTerminal

    init() throws {
      bench = try LiveCodeBench()
      terminal = try bench.sit()
      try terminal.expect("layercake> ")
      try terminal.type("open counter mvp\nfire decrease\nedit mvp\n")
      try terminal.expect("counter.mvp~mine is yours")
      try terminal.type("build\n")
      try terminal.expect("No line of code was changed.")
      try terminal.expect("layercake> ")
    }

    /// Types a line, and gives what came until the next one was answered, too.
    func answer(to line: String) throws -> String {
      try terminal.type("\(line)\nsure\n")
      return try terminal.expect("no such command")
    }

    /// What was done, and what the screen shows: lines with nothing of the terminal in them.
    func facts() throws -> [String] {
      let told = try answer(to: "history") + answer(to: "screen mvp~mine")
      return told.split(separator: "\n").map(String.init).filter {
        $0.contains(#/^  [0-9]  /#) || $0.contains("│")
      }
    }
  }

  @Test func `whatever mistake is made, the session is whole`() throws {
    for number in 0..<Mutator.count(orElse: 6) {
      let desk = try Desk()
      let folder = "counter-mvp/Sources/CounterMVP"
      var original: [String: String] = [:]
      for name in try desk.bench.names(in: folder) {
        original[name] = try desk.bench.folder.contents("\(folder)/\(name)")
      }
      let mistake = LiveCodeMistake.generated(number, in: original)
      let whole = try desk.facts()
      #expect(whole.count > 3)
      do {
        for (file, text) in mistake.files {
          try desk.bench.folder.add("\(folder)/\(file)", text ?? "")
        }
        try desk.bench.shell("cd \(folder); \(mistake.script)")
        _ = try desk.answer(to: "build")
        _ = try desk.answer(to: "fire decrease")
        // What was done is taken back, and what came of it let go.
        var now = try desk.facts()
        for _ in 0..<3 where now != whole {
          _ = try desk.answer(to: "undo")
          now = try desk.facts()
        }
        #expect(now == whole, "mistake \(number): \(mistake.name)")
        // There is the copy of the program that runs such code, and no other.
        #expect(
          desk.terminal.descendants.count == 1, "mistake \(number), processes: \(mistake.name)")
        try desk.terminal.type("quit\n")
        #expect(try desk.terminal.end() == .code(0), "mistake \(number): \(mistake.name)")
      } catch {
        Issue.record("mistake \(number): \(mistake.name): \(error)")
      }
      #expect(desk.terminal.isCooked, "mistake \(number): \(mistake.name)")
    }
  }
}
