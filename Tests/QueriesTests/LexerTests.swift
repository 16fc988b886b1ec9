import Queries
import Testing

@Suite struct LexerTests {
  private func texts(_ line: String) throws -> [[String]] {
    try Lexer.commands(in: line).map { $0.map(\.text) }
  }

  @Test(
    arguments: [
      ("", []),
      ("   \t ", []),
      ("fire increase", [["fire", "increase"]]),
      ("  fire   increase  ", [["fire", "increase"]]),
      ("open counter; fire increase", [["open", "counter"], ["fire", "increase"]]),
      (";;fire;;", [["fire"]]),
      ("fire # the rest is for people", [["fire"]]),
      ("# nothing", []),
      ("trace #2.5", [["trace", "#2.5"]]),
      ("trace mvp#2.5+1", [["trace", "mvp#2.5+1"]]),
      ("note 'a; b # c'", [["note", "a; b # c"]]),
      (#"note "a \"b\" \\ \n \u{1F36C}""#, [["note", "a \"b\" \\ \n \u{1F36C}"]]),
      ("note 'it'\"'\"'s'", [["note", "it's"]]),
      ("열기 카운터", [["열기", "카운터"]]),
      ("fire\u{0B}increase\r", [["fire", "increase"]]),
    ] as [(String, [[String]])])
  func `a line is split into commands and words`(line: String, expected: [[String]]) throws {
    #expect(try texts(line) == expected)
  }

  @Test func `a word knows where it stands in bytes, quotes included`() throws {
    let words = try #require(try Lexer.commands(in: "note '한 글' b").first)
    #expect(words.map(\.span) == [0..<4, 5..<14, 15..<16])
    #expect(words.map(\.isQuoted) == [false, true, false])
  }

  @Test(arguments: [
    ("say 'a b", QueryError(.unterminatedQuote("'"), at: 4..<8), "this ' is never closed"),
    ("\"", QueryError(.unterminatedQuote("\""), at: 0..<1), "this \" is never closed"),
    (
      "\"a\\", QueryError(.unknownEscape("\\"), at: 2..<3, accepted: escapes),
      "'\\' has no meaning inside \"…\""
    ),
    (
      "\"\\q\"", QueryError(.unknownEscape("\\q"), at: 1..<3, accepted: escapes),
      "'\\q' has no meaning inside \"…\""
    ),
    (
      "\"\\u{110000}\"", QueryError(.unknownEscape("\\u"), at: 1..<3, accepted: escapes),
      "'\\u' has no meaning inside \"…\""
    ),
  ])
  func `what can't be read is told with its place`(
    line: String, expected: QueryError, message: String
  ) {
    #expect(throws: expected) { try Lexer.commands(in: line) }
    #expect(expected.message == message)
  }

  private static let escapes = ["\\\"", "\\\\", "\\n", "\\u{…}"]
}
