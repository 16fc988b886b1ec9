import TestSupport
import Testing

/// `layercake run`: scripts.
@Suite(.waiting) struct RunTests {
  @Test func `what looking commands show goes to standard output, and acts are silent`() throws {
    let outcome = try Script.run("open counter\nfire increase\nscreen mvp\n")
    #expect(
      outcome.text == """
          ╭─ MVP ─────────╮
          │       1       │
          │ [ - ]   [ + ] │
          ╰───────────────╯

        """)
    #expect(outcome.complaints == "")
    #expect(outcome.exit == .code(0))
  }

  @Test func `a script is told of the program's own commands, too`() throws {
    let outcome = try Script.run("help grade\n")
    #expect(outcome.text.contains("USAGE: layercake grade"))
    #expect(outcome.exit == .code(0))
  }

  @Test(arguments: ["--verbose", "-v"])
  func `acts report to standard error if they are asked to`(option: String) throws {
    let outcome = try Script.run("open counter\nfire increase\n", options: [option])
    #expect(outcome.text == "")
    #expect(outcome.complaints.hasPrefix("counter, built "))
    #expect(outcome.complaints.contains("event 1, increase"))
  }

  @Test func `where both outputs lead to one place, all comes in the order of the lines`() throws {
    let folder = try ScratchFolder()
    let script = try folder.add("a.txt", "open counter mvp\nscreen\nfire increase\nscreen\nx\n")
    let layercake = try Program("layercake").path
    let outcome = try Program(at: "/bin/sh").run(
      ["-c", "'\(layercake)' run --verbose '\(script)' 2>&1"])
    let places = [
      "counter, built in MVP", "│       0       │", "event 1, increase", "│       1       │",
      "no such command",
    ].map { outcome.text.firstRange(of: $0)?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
  }

  @Test func `a bad line ends the run, and is told by file, line and column`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.txt", "open counter\n\nfire incraese on mvp\nscreen\n")
    let outcome = try Script.run(files: [file])
    #expect(outcome.exit == .code(65))
    #expect(outcome.text == "")
    #expect(
      outcome.complaints == """
        \(file):3:6: error: no such event in counter. Did you mean 'increase'?
          fire incraese on mvp
               ^^^^^^^^
        Events: increase (+), decrease (-). Nothing was fired.

        """)
  }

  @Test func `standard input has a name too`() throws {
    #expect(try Script.run("opne\n").complaints.hasPrefix("standard input:1:1: error: "))
  }

  @Test func `with --keep-going the other lines are carried out, and the exit code tells`() throws {
    let outcome = try Script.run(
      "open counter mvp\nfire x\nfire +\nscren\nscreen\n", options: ["--keep-going"])
    #expect(outcome.text.contains("│       1       │"))
    #expect(outcome.complaints.contains("standard input:2:6: error: "))
    #expect(outcome.complaints.contains("standard input:4:1: error: "))
    #expect(outcome.exit == .code(65))
  }

  @Test func `several files are one session, and lines count from 1 in each`() throws {
    let folder = try ScratchFolder()
    let first = try folder.add("1.txt", "open counter mvp\nfire increase\n")
    let second = try folder.add("2.txt", "fire increase\nscreen\nfire x\n")
    let outcome = try Script.run(files: [first, second])
    #expect(outcome.text.contains("│       2       │"))
    #expect(outcome.complaints.hasPrefix("\(second):3:6: error: "))
  }

  @Test func `after a file with a bad line the next is not begun`() throws {
    let folder = try ScratchFolder()
    let first = try folder.add("1.txt", "opne\n")
    let second = try folder.add("2.txt", "open\n")
    #expect(try Script.run(files: [first, second]).text == "")
    let goingOn = try Script.run(files: [first, second], options: ["--keep-going"])
    #expect(goingOn.text.hasPrefix("Features"))
    #expect(goingOn.exit == .code(65))
  }

  @Test func `quit ends the run, well`() throws {
    let folder = try ScratchFolder()
    let first = try folder.add("1.txt", "quit\nopne\n")
    let second = try folder.add("2.txt", "opne\n")
    let outcome = try Script.run(files: [first, second])
    #expect(outcome == Outcome.nothing)
  }

  @Test func `a file that is missing is told`() throws {
    let folder = try ScratchFolder()
    let first = try folder.add("1.txt", "open\n")
    let outcome = try Script.run(files: [first, "\(folder.path)/none.txt"])
    #expect(outcome.exit == .code(66))
    #expect(outcome.text.hasPrefix("Features"))
    #expect(
      outcome.complaints
        == "layercake: can't read '\(folder.path)/none.txt': No such file or directory\n")
  }

  @Test func `a folder is no file`() throws {
    let folder = try ScratchFolder()
    let outcome = try Script.run(files: [folder.path])
    #expect(outcome.exit == .code(66))
    #expect(outcome.complaints.contains(folder.path))
    #expect(outcome.complaints.contains("Is a directory"))
  }

  @Test func `a file's name is never obeyed by the terminal`() throws {
    let outcome = try Script.run(files: ["/nowhere/\u{1B}[2J"])
    #expect(!outcome.complaints.contains("\u{1B}"))
  }

  @Test func `a script is drawn as wide as it is told to`() throws {
    let outcome = try Script.run("help trace\n", environment: ["COLUMNS": "40"])
    #expect(outcome.text.hasPrefix("trace [PATTERN or MESSAGE…] [from ROLE]\n"))
  }

  @Test func `a script can be plain`() throws {
    let outcome = try Script.run("open counter mvc mvp\nscreen\nfire x\n", options: ["--plain"])
    #expect(outcome.text == "The same screen in MVC and MVP:\n0\n[ - ] [ + ]\n")
    #expect(outcome.complaints.hasPrefix("standard input:3:6: error: no such event in counter.\n"))
    #expect(!outcome.complaints.contains("^"))
  }
}

extension Outcome {
  /// A good end without a word.
  static let nothing = Outcome(exit: .code(0), output: [], errors: [])
}
