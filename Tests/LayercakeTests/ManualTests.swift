import TestSupport
import Testing

/// What an installer puts beside the program.
@Suite struct ManualTests {
  @Test func `the manual page has every option and every command with its examples`() throws {
    let outcome = try Program("layercake").run(["manual"])
    #expect(outcome.exit == .code(0))
    let text = outcome.text
    #expect(text.hasPrefix(".TH LAYERCAKE 1"))
    for part in [
      ".SH COMMANDS", ".B fire [EVENT] [VALUE] [on PATTERN...]", "\\-\\-plain", ".SS Lessons",
      "\\fItrace mvp \\-\\-diagram\\fR: a sequence diagram.", ".SH FILES", ".SH EXIT STATUS",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    // A line that begins with a dot is a request: only known ones.
    let requests = Set(
      text.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix(3) })
    #expect(requests == [".TH", ".SH", ".SS", ".TP", ".B ", ".I ", ".br", ".nf", ".fi"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `the system's shells can complete its options`(shell: String) throws {
    let outcome = try Program("layercake").run(["--generate-completion-script", shell])
    #expect(outcome.exit == .code(0))
    for word in ["plain", "lessons", "check", "run"] { #expect(outcome.text.contains(word)) }
  }
}
