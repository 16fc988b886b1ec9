import Languages
import Terminal
import Testing

@testable import Shell

/// What any command prints stays within the terminal, however wide it is.
@Suite struct WidthTests {
  /// What is typed after `open counter` and two events, one of them only at MVP.
  private static let lines: [String] = {
    var lines = ["help", "open", "fire", "fire increase", "increase on mvp", "sync", "events"]
    // What is a file's text, or clears the terminal, has lines of its own.
    let others = [
      "export", "transcript", "record", "progress", "share", "handin", "handout", "present",
    ]
    lines += Command.all.filter { !others.contains($0.name) }.flatMap { $0.examples.map(\.line) }
      .filter(LineGenerator.isHarmless)
    lines += Command.all.map { "help \($0.name)" }
    lines += CommandErrorRow.all.filter { $0.setup == ["open counter"] }.map(\.line)
    return lines
  }()

  @Test(arguments: [20, 40, 60, 80, 200], [false, true])
  func `no line is wider than the terminal`(columns: Int, color: Bool) {
    for line in Self.lines {
      let learner = Learner(columns: columns, color: color)
      learner.type("open counter", "fire increase", "fire decrease on mvp")
      for printed in learner.type(line).withoutColor.lines {
        #expect(printed.displayWidth() <= columns, "\(line): \(printed)")
      }
    }
  }

  @Test(arguments: Language.all.map(\.code), [60, 80])
  func `nor is it in another language, where letters may take two columns`(
    language: String, columns: Int
  ) {
    for line in Self.lines {
      let learner = Learner(columns: columns, language: language)
      learner.type("open counter", "fire increase", "fire decrease on mvp")
      for printed in learner.type(line).lines {
        #expect(printed.displayWidth() <= columns, "\(line): \(printed)")
      }
    }
  }

  @Test(arguments: [20, 40, 60, 80, 200], [false, true])
  func `nor is the greeting`(columns: Int, isPlain: Bool) {
    for printed in Learner.transcript([], columns: columns, isPlain: isPlain).lines {
      #expect(printed.displayWidth() <= columns, "\(printed)")
    }
  }

  @Test func `no line ends in blanks`() {
    for line in Self.lines {
      let learner = Learner()
      learner.type("open counter", "fire increase", "fire decrease on mvp")
      for printed in learner.type(line).lines {
        #expect(printed.last != " ", "\(line): \(printed)")
      }
    }
  }

  @Test func `colour changes nothing but colour`() {
    // What is set differs there, as it says.
    for line in Self.lines where line != "set" && line != "clear" {
      let plain = Learner()
      let colorful = Learner(color: true)
      for learner in [plain, colorful] {
        learner.type("open counter", "fire increase", "fire decrease on mvp")
      }
      let answer = colorful.type(line)
      #expect(answer.withoutColor == plain.type(line), "\(line)")
      #expect(!answer.withoutColor.contains("\u{1B}"), "\(line)")
    }
  }

  @Test func `plain mode has no boxes, carets or arrows of its own`() {
    // The grammar writes arrows because they are what is typed; so does a complaint of a line with
    // one.
    for line in Self.lines
    where !line.hasPrefix("source") && !line.contains("->")
      && line.firstMatch(of: #/help (grammar|hunt|prove|when)|break|keep|^when$/#) == nil
    {
      let learner = Learner(isPlain: true)
      learner.type("open counter", "fire increase", "fire decrease on mvp")
      let answer = learner.type(line)
      #expect(!answer.contains(#/[╭╮╰╯│─^]|~>|->/#), "\(line): \(answer)")
    }
  }

  @Test func `plain mode has a sentence for everything that is drawn otherwise`() {
    for line in Self.lines {
      let learner = Learner(isPlain: true)
      learner.type("open counter", "fire increase", "fire decrease on mvp")
      #expect(!learner.type(line).isEmpty || line == "quit" || line == "exit", "\(line)")
    }
  }
}
