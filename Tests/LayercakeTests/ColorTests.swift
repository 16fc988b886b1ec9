import TestSupport
import Testing

/// Colour is for terminals that can draw it and for people who want it.
@Suite(.waiting) struct ColorTests {
  /// All that stands on the terminal after a session.
  private func session(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> String {
    let terminal = try Program("layercake").onTerminal(arguments, environment: environment)
    for line in ["open counter", "fire increase", "fire incraese", "trace mvp"] {
      try awaitPrompt(of: terminal)
      try terminal.type("\(line)\n")
    }
    try terminal.expect("onValueChange(number: 1)")
    try awaitPrompt(of: terminal)
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
    return terminal.transcript
  }

  /// In colour or not.
  private func awaitPrompt(of terminal: PseudoTerminal) throws {
    try terminal.expect("layercake")
    try terminal.expect("> ")
  }

  private func withoutColor(_ text: String) -> String {
    text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
  }

  @Test func `a terminal is written to in colour`() throws {
    let text = try session()
    #expect(text.contains("\u{1B}[1mlayercake\u{1B}[0m> "))
    #expect(text.contains("\u{1B}[32m->\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;31m^^^^^^^^"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": ""]])
  func `colour is left out where it isn't wanted, and nothing else`(
    environment: [String: String]
  ) throws {
    let text = try session(environment: environment)
    #expect(!text.contains("\u{1B}"))
    #expect(text == withoutColor(try session()))
  }

  @Test func `an empty NO_COLOR says nothing`() throws {
    #expect(try session(environment: ["NO_COLOR": ""]).contains("\u{1B}["))
  }

  @Test func `plain mode is for people who listen`() throws {
    let text = try session(["--plain"])
    #expect(!text.contains("\u{1B}"))
    #expect(!text.contains(#/[╭╮╰╯│─^]/#))
    #expect(text.contains("Event 1, increase. Every screen changed from 0 to 1.\n"))
    #expect(text.contains("Error. Column 6, incraese: no such event in counter."))
  }

  @Test func `off a terminal there is colour only if it is forced`() throws {
    let layercake = try Program("layercake")
    let input = Program.Input.pipe(Array("open\n".utf8))
    #expect(try !layercake.run([], input: input).text.contains("\u{1B}"))
    let forced = try layercake.run([], input: input, environment: ["CLICOLOR_FORCE": "1"])
    #expect(forced.text.contains("\u{1B}[1m  counter\u{1B}[0m"))
  }
}
