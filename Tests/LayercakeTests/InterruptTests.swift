import TestSupport
import Testing

/// Ctrl-C, at any moment. `LAYERCAKE_FUZZ` says how many sessions there are, each of forty.
@Suite(.waiting) struct InterruptTests {
  private static let lines = [
    "fire increase", "fire decrease --step", "continue", "trace", "side", "compare", "source mvp",
    "sync", "undo", "redo", "rewind", "forward", "goto mvp#1.2", "export markdown -",
    "export html -",
    "open candy", "open counter", "lesson 1.1", "hint", "fire increase on mvc, mvp",
    "help grammar", "owners", "half a li",
  ]

  @Test func `Ctrl-C ends at most the command in flight, and the session goes on`() throws {
    for session in 0..<Mutator.count(orElse: 3) {
      var random = SeededGenerator(seed: UInt64(session))
      let terminal = try Program("layercake").onTerminal(
        environment: ["NO_COLOR": "1", "PATH": "/nowhere"], columns: 200, rows: 500)
      try terminal.expect("layercake> ")
      try terminal.type("open counter\n")
      for number in 0..<40 {
        let line = Self.lines.randomElement(using: &random) ?? ""
        let cut = Int.random(in: 0...line.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: try terminal.type(line + "\n\u{3}")
        case 1: try terminal.type(line + "\n" + line.prefix(cut) + "\u{3}")
        default: try terminal.type(line.prefix(cut) + "\u{3}")
        }
        try terminal.expect("^C")
        try terminal.type("note so far \(number)\r")
        try terminal.expect("Noted")
      }
      try terminal.type("\u{3}")
      try terminal.expect("^C\n")
      try terminal.type("quit\r")
      #expect(try terminal.end() == .code(0), "session \(session)")
      #expect(terminal.isCooked, "session \(session)")
    }
  }
}
