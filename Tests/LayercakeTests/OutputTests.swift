import TestSupport
import Testing

/// Where output can't go, that is told, and nothing is lost without a word.
@Suite(.waiting) struct OutputTests {
  @Test(arguments: [["run", "-"], []])
  func `a full device is told`(arguments: [String]) throws {
    let outcome = try Program("layercake").run(
      arguments, input: .pipe(Array("open counter\nexport jsonl -\n".utf8)),
      output: .file("/dev/full"))
    #expect(outcome.exit == .code(74))
    #expect(
      outcome.complaints == "layercake: can't write the output: No space left on device\n")
  }

  @Test func `standard output that is closed is told`() throws {
    let outcome = try Script.run("open\n", output: .closed)
    #expect(outcome.exit == .code(74))
    #expect(outcome.complaints == "layercake: can't write the output: Bad file descriptor\n")
  }

  @Test func `standard output that is closed doesn't harm a script that shows nothing`() throws {
    #expect(try Script.run("open counter\nfire +\n", output: .closed).exit == .code(0))
  }

  @Test func `an export doesn't end up where standard output was`() throws {
    let folder = try ScratchFolder()
    let lines = "open counter\nhelp\nexport jsonl \(folder.path)/a.jsonl\nhelp\n"
    _ = try Script.run(lines, output: .closed)
    #expect(try folder.contents("a.jsonl").hasPrefix(#"{"format":"#))
    #expect(try !folder.contents("a.jsonl").contains("To start"))
  }

  @Test func `when the reader is gone, it ends as programs do, without a word`() throws {
    let lines = "open counter\n" + String(repeating: "export jsonl -\n", count: 50)
    let outcome = try Script.run(lines, output: .broken)
    #expect(outcome.exit == .signal(13) || outcome.exit == .code(74))
    #expect(!outcome.complaints.contains("rash"))
  }

  @Test func `standard error that is closed harms nothing`() throws {
    let outcome = try Script.run("open\nopne\n", errors: .closed)
    #expect(outcome.text.hasPrefix("Features"))
    #expect(outcome.exit == .code(65))
  }

  @Test func `much output comes whole`() throws {
    let lines = "open counter\n" + String(repeating: "fire +\nexport jsonl -\n", count: 60)
    let outcome = try Script.run(lines)
    #expect(outcome.exit == .code(0))
    #expect(outcome.output.count > 300_000)
    #expect(outcome.output.last == 0x0A)
  }
}
