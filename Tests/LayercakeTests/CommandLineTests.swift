import Terminal
import TestSupport
import Testing

/// What is said on the system shell's command line.
@Suite(.waiting) struct CommandLineTests {
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

  /// What is wrong with a command line, as swift-argument-parser says it, and in Korean: the library's next
  /// version may say it otherwise, and then the tables have to follow.
  @Test(arguments: [
    (["--bogus"], "Unknown option '--bogus'", "'--bogus'는 없는 옵션입니다."),
    (
      ["--plian"], "Unknown option '--plian'. Did you mean '--plain'?",
      "'--plian'은 없는 옵션입니다. 혹시 '--plain'을 쓰려고 했나요?"
    ),
    (["frobnicate"], "Unexpected argument 'frobnicate'", "'frobnicate'는 필요 없는 인자입니다."),
    (["manual", "a", "b"], "2 unexpected arguments: 'a', 'b'", "필요 없는 인자 2개: 'a', 'b'"),
    (["run"], "Missing expected argument '<files> ...'", "'<files> ...'가 필요합니다."),
    (
      ["lesson", "--from"], "Missing value for '--from <from>'",
      "'--from <from>'에 값이 없습니다."
    ),
    (
      ["check", "--format", "xml"],
      "The value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'tap' or 'junit'.",
      "'--format <format>'에는 'xml'을 쓸 수 없습니다. 쓸 수 있는 값: 'text', 'tap', 'junit'."
    ),
    (
      ["convert", "-", "--event", "x"], "The value 'x' is invalid for '--event <event>'",
      "'--event <event>'에는 'x'를 쓸 수 없습니다."
    ),
    (
      ["--plain=x"], "The option '--plain' does not take any value, but 'x' was specified.",
      "'--plain' 옵션에는 값을 쓰지 않는데 'x'가 쓰여 있습니다."
    ),
    (
      ["--generate-completion-script", "dish"], "Can't generate completion scripts for 'dish'.",
      "'dish'의 자동 완성 스크립트는 만들 수 없습니다."
    ),
  ])
  func `what is wrong is said in the language that is asked for`(
    arguments: [String], english: String, korean: String
  ) throws {
    for (language, head, usage) in [
      ("en", "Error: \(english)", "Usage: "), ("ko", "오류: \(korean)", "사용법: "),
    ] {
      let outcome = try Program("layercake").run(
        ["--language", language] + arguments, environment: ["COLUMNS": "1000"])
      #expect(outcome.exit == .code(64))
      let lines = outcome.complaints.split(separator: "\n")
      #expect(lines.first.map(String.init) == head)
      #expect(lines.contains { $0.hasPrefix(usage) })
    }
  }

  @Test(arguments: ["", "lesson", "check", "convert", "grade", "new", "run"])
  func `the help of a subcommand is Korean where Korean is asked for, and fits the terminal`(
    subcommand: String
  ) throws {
    let words = subcommand.split(separator: " ").map(String.init)
    let help = try Program("layercake").run(
      ["--language", "ko", "help"] + words, environment: ["COLUMNS": "60"])
    #expect(help.exit == .code(0))
    #expect(help.text.hasPrefix("개요: "))
    for line in help.text.split(separator: "\n") {
      #expect(String(line).displayWidth() <= 60, "\(line)")
    }
    // What is left are names: of options, of what they take, and of values.
    let prose = help.text.split(separator: "\n").filter { !$0.contains("<") && !$0.contains("[") }
    for line in prose {
      #expect(line.firstMatch(of: #/[A-Z]?[a-z]+ [a-z]+ [a-z]+/#) == nil, "\(line)")
    }
  }

  @Test func `what is after -- is a file`() throws {
    let outcome = try run("run", "--", "--plain")
    #expect(outcome.exit == .code(66))
    #expect(outcome.complaints == "layercake: can't read '--plain': No such file or directory\n")
  }
}
