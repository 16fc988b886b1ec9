import Catalog
import Languages
import Sessions
import Shell
import Terminal
import Testing

/// The same complaint, where it is read in other ways than below a prompt of 80 columns.
@Suite struct CommandErrorViewTests {
  /// What a script reports on standard error.
  private func reported(
    _ lines: [String], isPlain: Bool = false, columns: Int = 80, keepsGoing: Bool = false
  ) -> (text: String, code: ExitCode) {
    let out = Output.memory()
    let errors = Output.memory(profile: TerminalProfile(columns: columns, isPlain: isPlain))
    let runner = Runner(Session(features: Catalog.features), out: out)
    let manner: CommandLoop.Manner =
      keepsGoing ? .scriptKeepingGoing(file: "a.txt") : .script(file: "a.txt")
    let loop = CommandLoop(
      runner, input: ArrayLineSource(lines), out: out, errors: errors, manner: manner)
    let code = loop.run()
    return (errors.collected, code)
  }

  @Test func `a script is told file, line and column, and sees the line`() {
    let (text, code) = reported(["open counter", "", "  fire incraese on mvp", "quit"])
    #expect(
      text == """
        a.txt:3:8: error: no such event in counter. Did you mean 'increase'?
            fire incraese on mvp
                 ^^^^^^^^
        Events: increase (+), decrease (-). Nothing was fired.

        """)
    #expect(code == .badData)
  }

  @Test func `columns are counted in characters`() {
    #expect(reported(["open '한글' x; fire"]).text.hasPrefix("a.txt:1:6: error: no such feature."))
    #expect(
      reported(["open counter '한👩‍👩‍👧' rib"]).text.hasPrefix("a.txt:1:14: error: no such pattern"))
  }

  @Test func `a caret stands right below a word behind wide characters`() {
    #expect(
      reported(["open counter; fire '漢字' # 한글", "quit"]).text.lines.prefix(3).joined(
        separator: "\n") == """
          a.txt:1:20: error: no such event in counter.
            open counter; fire '漢字' # 한글
                               ^^^^^^
          """)
    let learner = Learner()
    #expect(
      learner.type("open 'counter' \"漢字\"").hasPrefix(String(repeating: " ", count: 26) + "^^^^^^ ")
    )
    #expect(learner.type("'한글'").hasPrefix(String(repeating: " ", count: 11) + "^^^^^^ "))
  }

  @Test func `a script that keeps going reports every line that fails, and ends badly`() {
    let (text, code) = reported(["fire", "open counter", "fire x", "screen"], keepsGoing: true)
    #expect(
      text.lines.filter { $0.hasPrefix("a.txt:") }.map { $0.prefix(9) } == [
        "a.txt:1:1", "a.txt:3:6",
      ])
    #expect(code == .badData)
  }

  @Test func `in plain mode the place is told in words`() {
    let learner = Learner(isPlain: true)
    #expect(
      learner.type("open counter", "fire incraese on mvp") == """
        Error. Column 6, incraese: no such event in counter. Did you mean 'increase'?
        Events: increase (+), decrease (-). Nothing was fired.

        """)
    #expect(
      learner.type("export") == """
        Error. Export needs FORMAT.
        FORMAT can be markdown, html, slides, worksheet, anki, svg, mermaid, plantuml,
        csv, jsonl, chrome, test, swift. Nothing was written.

        """)
    #expect(
      learner.type("close", "fire") == """
        Error. Nothing is open.
        Open a feature first: open counter, open greeting, open candy, open news, open
        account. Nothing was fired.

        """)
  }

  @Test func `in plain mode a script is told no caret`() {
    #expect(
      reported(["open conuter"], isPlain: true).text == """
        a.txt:1:6: error: no such feature. Did you mean 'counter'?
        Features: counter, greeting, candy, news, account. Nothing was opened.

        """)
  }

  @Test func `where it is narrow, the words stand below the caret`() {
    let learner = Learner(columns: 40)
    #expect(
      learner.type("open counter", "fire incraese on mvp") == """
                        ^^^^^^^^
        no such event in counter. Did you mean
        'increase'?
        Events: increase (+), decrease (-).
        Nothing was fired.

        """)
  }

  @Test func `what a line holds is never obeyed by the terminal`() {
    for hostile in ["\u{1B}[2J", "\u{9B}31m", "a\u{202E}b", "\u{7}\u{8}\r", "\u{0}"] {
      for isPlain in [false, true] {
        let text = reported(["open '\(hostile)'"], isPlain: isPlain).text
        for scalar in text.unicodeScalars where scalar != "\n" {
          #expect(!scalar.properties.generalCategory.isControl, "\(text.debugDescription)")
        }
      }
    }
  }

  @Test func `when the first complaint of a script is about a file, so is the exit code`() {
    #expect(reported(["open counter", "export jsonl /nowhere/a"]).code == .cannotCreate)
    #expect(reported(["open counter", "export jsonl /dev/null"]).code == .cannotCreate)
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isControl: Bool { self == .control || self == .format }
}
