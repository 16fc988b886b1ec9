import TestSupport
import Testing

/// How a line could go on, in grey behind the cursor.
@Suite(.waiting) struct SuggestionTests {
  private static let right = "\u{1B}[C"

  private func begin(_ environment: [String: String] = [:], columns: Int = 80) throws
    -> PseudoTerminal
  {
    let terminal = try Program("layercake").onTerminal(
      ["--no-pager"], environment: environment, columns: columns)
    try prompt(terminal)
    try terminal.type("open counter mvp\n")
    try terminal.expect("counter")
    try prompt(terminal)
    return terminal
  }

  private func prompt(_ terminal: PseudoTerminal) throws {
    try terminal.expect("layercake")
    try terminal.expect("> ")
  }

  /// Leaves the program at its next prompt.
  private func quit(_ terminal: PseudoTerminal) throws {
    try prompt(terminal)
    try terminal.type("quit\n")
    #expect(try terminal.end() == .code(0))
  }

  private func grey(_ text: String) -> String { "\u{1B}7\u{1B}[2m\(text)\u{1B}[0m\u{1B}8" }

  @Test func `a line that was typed is offered again, and the right arrow takes it`() throws {
    let terminal = try begin()
    try terminal.type("fire increase\n")
    try prompt(terminal)
    try terminal.type("fire i")
    try terminal.expect(grey("ncrease"))
    try terminal.type(Self.right + "\n")
    try terminal.expect("event 2, increase")
    try quit(terminal)
  }

  @Test func `a word that can end in one way is offered whole`() throws {
    let terminal = try begin()
    try terminal.type("fire decr")
    try terminal.expect(grey("ease"))
    try terminal.type(Self.right + "\n")
    try terminal.expect("event 1, decrease")
    try quit(terminal)
  }

  @Test func `what isn't taken is no part of the line`() throws {
    let terminal = try begin()
    try terminal.type("note one two\n")
    try terminal.expect("Noted")
    try prompt(terminal)
    try terminal.type("note one")
    try terminal.expect(grey(" two"))
    try terminal.type("\n")
    try terminal.expect("Noted")
    try prompt(terminal)
    try terminal.type("notes\n")
    let notes = try terminal.expect("2  one")
    #expect(notes.contains("1  one two"))
    try quit(terminal)
  }

  @Test func `it never reaches the last column`() throws {
    let terminal = try begin(columns: 30)
    try terminal.type("note abcdefghijklmnopqrstuvwxyz\n")
    try terminal.expect("Noted")
    try prompt(terminal)
    try terminal.type("note a")
    // 30 columns, less the prompt's 11, what was typed, and the last.
    try terminal.expect(grey("bcdefghijklm"))
    try terminal.type("\u{3}")
    try quit(terminal)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `where there is no colour nothing is offered`(environment: [String: String]) throws {
    let terminal = try begin(environment)
    try terminal.type("fire increase\n")
    try prompt(terminal)
    try terminal.type("fire i")
    try terminal.type("ncrease\n")
    try terminal.expect("event 2, increase")
    #expect(!terminal.transcript.contains("\u{1B}7"))
    try quit(terminal)
  }

  @Test func `in the midst of a line the right arrow goes right`() throws {
    let terminal = try begin()
    // To the beginning, two to the right, and an 'r' behind 'fi'.
    try terminal.type("fie increase\u{1}\(Self.right)\(Self.right)r\n")
    try terminal.expect("event 1, increase")
    try quit(terminal)
  }
}
