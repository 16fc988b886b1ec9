import TestSupport
import Testing

/// What is said on the system shell's command line.
@Suite struct CommandLineTests {
  private func run(_ arguments: String...) throws -> Outcome {
    try Program("layercake").run(arguments)
  }

  @Test func `it tells its version`() throws {
    let outcome = try run("--version")
    #expect(outcome.exit == .code(0) && outcome.errors.isEmpty)
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines.last == "")
    #expect(lines.first == "layercake 0.1")
    // A build that isn't told its commit doesn't name one.
    #expect(
      lines[1].wholeMatch(
        of:
          #/(commit [0-9a-f]+, )?Swift \d+\.\d+, (static: needs no library|needs the libraries .*)/#
      )
        != nil, "\(lines[1])")
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `it explains itself`(arguments: [String]) throws {
    let outcome = try Program("layercake").run(arguments)
    #expect(outcome.exit == .code(0))
    #expect(outcome.text.hasPrefix("OVERVIEW: Learn architecture patterns"))
    #expect(outcome.text.contains("USAGE: layercake"))
    #expect(outcome.text.contains("--plain"))
    #expect(outcome.text.contains("run"))
  }

  @Test func `it explains scripts, and what they end with`() throws {
    let outcome = try run("run", "--help")
    #expect(outcome.exit == .code(0))
    for word in ["--keep-going", "--plain", "--verbose", "64", "65", "66", "73", "74"] {
      #expect(outcome.text.contains(word), "\(word)")
    }
  }

  @Test(arguments: [["--bogus"], ["frobnicate"], ["run"], ["run", "--bogus", "-"], ["--plain=x"]])
  func `what makes no sense is answered with the usage`(arguments: [String]) throws {
    let outcome = try Program("layercake").run(arguments)
    #expect(outcome.exit == .code(64))
    #expect(outcome.text == "")
    #expect(outcome.complaints.hasPrefix("Error: "))
    #expect(outcome.complaints.contains("Usage: layercake"))
  }

  @Test(arguments: [
    (["convert", "-", "--to", "mermiad"], "convert <trace>"),
    (["lesson", "--from", "2"], "lesson"),
    (["new", "lesson", "4"], "new lesson <id>"),
    (["new", "feature", "1x"], "new feature <name>"),
    (["new", "module", "Lamp", "--pattern", "mvq"], "new module <name>"),
  ])
  func `what a subcommand can't do is answered with its own usage`(
    arguments: [String], usage: String
  ) throws {
    let outcome = try Program("layercake").run(arguments)
    #expect(outcome.exit == .code(64))
    #expect(outcome.complaints.contains("\nUsage: layercake \(usage)"), "\(outcome.complaints)")
  }

  @Test func `what is after -- is a file`() throws {
    let outcome = try run("run", "--", "--plain")
    #expect(outcome.exit == .code(66))
    #expect(outcome.complaints == "layercake: can't read '--plain': No such file or directory\n")
  }
}
