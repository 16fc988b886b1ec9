import TestSupport
import Testing

/// Whatever comes in, nothing crashes.
@Suite(.waiting) struct InputTests {
  private let session = "open counter mvp\nfire increase\nscreen\n"

  @Test(arguments: ["", "\n", "\n\n\n", "   ", "# nothing\n", ";;;\n", "\r\n"])
  func `input without a command is a good end`(lines: String) throws {
    #expect(try Script.run(lines) == Outcome.nothing)
    #expect(try Program("layercake").run([], input: .pipe(Array(lines.utf8))) == Outcome.nothing)
  }

  @Test func `line ends of other systems, or none at the end, make no difference`() throws {
    let usual = try Script.run(session)
    #expect(usual.text.contains("│       1       │"))
    #expect(try Script.run(session.replacing("\n", with: "\r\n")) == usual)
    #expect(try Script.run(String(session.dropLast())) == usual)
    #expect(try Script.run(String(session.dropLast()) + "\r") == usual)
  }

  @Test func `NUL bytes are part of a word that isn't known`() throws {
    let outcome = try Script.run("open\u{0}counter\nscreen\n")
    #expect(outcome.exit == .code(65))
    #expect(outcome.complaints.hasPrefix("standard input:1:1: error: no such command."))
    #expect(outcome.complaints.contains(#"open\u{0}counter"#))
  }

  @Test func `bytes that are no text are told as what they became`() throws {
    let outcome = try Script.run(bytes: [0xFF, 0xFE, 0x0A, 0xED, 0xA0, 0x80, 0x0A])
    #expect(outcome.exit == .code(65))
    #expect(outcome.complaints.contains("\u{FFFD}"))
  }

  @Test func `a random file ends somehow, but not in a crash`() throws {
    var random = SeededGenerator(seed: 1)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    let outcome = try Script.run(bytes: bytes, options: ["--keep-going"])
    #expect(outcome.exit == .code(65))
  }

  @Test func `of a line that is too long nothing is carried out`() throws {
    let line = String(repeating: "fire increase on mvp;", count: 100_000)
    let outcome = try Script.run("open counter\n\(line)\nevents\n", options: ["--keep-going"])
    #expect(outcome.exit == .code(65))
    #expect(outcome.text.contains("No event has been fired yet."))
    #expect(outcome.complaints.hasPrefix("standard input:2:1: error: this line is too long.\n"))
    #expect(outcome.complaints.contains("A line can have 1048576 bytes at most."))
  }

  @Test func `a word of megabytes is not answered with megabytes`() throws {
    let outcome = try Script.run(String(repeating: "x", count: 2 << 20) + "\n")
    #expect(outcome.exit == .code(65))
    #expect(outcome.errors.count < 10_000, "\(outcome.errors.count) bytes")
  }

  @Test func `standard input that is closed is told`() throws {
    for arguments in [[], ["run", "-"]] {
      let outcome = try Program("layercake").run(arguments, input: .closed)
      #expect(outcome.exit == .code(74))
      #expect(outcome.complaints == "layercake: can't read the input: Bad file descriptor\n")
    }
  }

  @Test func `standard input may be a file`() throws {
    let folder = try ScratchFolder()
    let file = try folder.add("a.txt", session)
    let layercake = try Program("layercake")
    #expect(try layercake.run(["run", "-"], input: .file(file)) == Script.run(session))
  }

  @Test func `lines that are piped in are a session without prompts`() throws {
    let lines = "open counter\nfire x\nfire increase\n"
    let outcome = try Program("layercake").run([], input: .pipe(Array(lines.utf8)))
    #expect(outcome.text.hasPrefix("counter, built "))
    #expect(outcome.text.contains("event 1, increase"))
    #expect(!outcome.text.contains("layercake>"))
    #expect(outcome.complaints.hasPrefix("standard input:2:6: error: no such event in counter."))
    #expect(outcome.exit == .code(65))
  }
}
