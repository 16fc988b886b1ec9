import Queries
import Testing

@Suite struct TokenizerTests {
  @Test(
    arguments: [
      ("", []),
      ("  # why", []),
      ("12", [.number(12)]),
      ("-1.50", [.number(decimal("-1.5"))]),
      ("+3", [.number(3)]),
      ("1e3", [.number(1000)]),
      ("2.5e-1 e", [.number(decimal("0.25")), .identifier("e")]),
      ("1.x", [.number(1), .symbol(.dot), .identifier("x")]),
      ("2.5+1", [.number(decimal("2.5")), .symbol(.plus), .number(1)]),
      ("a>-1", [.identifier("a"), .symbol(.more), .number(-1)]),
      ("'Heaven Candy'", [.string("Heaven Candy")]),
      (#""a\"\\\n\u{1F36C}""#, [.string("a\"\\\n\u{1F36C}")]),
      ("''\"\"", [.string(""), .string("")]),
      ("계좌종류", [.identifier("계좌종류")]),
      ("_layer2", [.identifier("_layer2")]),
      (
        "View->Presenter~>*=>x",
        [
          .identifier("View"), .symbol(.call), .identifier("Presenter"), .symbol(.notification),
          .symbol(.star), .symbol(.eitherArrow), .identifier("x"),
        ]
      ),
      ("→⇢⇒", [.symbol(.call), .symbol(.notification), .symbol(.eitherArrow)]),
      ("<=<>=>", [.symbol(.atMost), .symbol(.less), .symbol(.atLeast), .symbol(.more)]),
      (
        "==!=()[].,:#+*~",
        [
          .symbol(.equal), .symbol(.unequal), .symbol(.open), .symbol(.close),
          .symbol(.openIndex), .symbol(.closeIndex), .symbol(.dot), .symbol(.comma),
          .symbol(.colon), .symbol(.hash), .symbol(.plus), .symbol(.star), .symbol(.tilde),
        ]
      ),
      ("mvp#2", [.identifier("mvp"), .symbol(.hash), .number(2)]),
      ("#2 # two", [.symbol(.hash), .number(2)]),
      ("a && b", [.identifier("a"), .junk("&&"), .identifier("b")]),
      ("- = @ 😀", [.junk("-"), .junk("="), .junk("@"), .junk("😀")]),
    ] as [(String, [Token.Kind])])
  func `an expression is split into tokens`(text: String, expected: [Token.Kind]) throws {
    let tokens = try Tokenizer.tokens(in: text)
    #expect(tokens.dropLast().map(\.kind) == expected)
    #expect(tokens.last?.kind == .end)
  }

  @Test func `a token knows where it stands in its line, in bytes`() throws {
    let tokens = try Tokenizer.tokens(in: " 종류 >= '가' ", at: 10)
    #expect(tokens.map(\.span) == [11..<17, 18..<20, 21..<26, 26..<26])
  }

  @Test(arguments: [
    ("a == 'b", QueryError(.unterminatedQuote("'"), at: 15..<17), "this ' is never closed"),
    (
      "12abc", QueryError(.expected("a number such as 12.5"), at: 10..<15),
      "a number such as 12.5 is expected here"
    ),
    (
      "1_000", QueryError(.expected("a number such as 12.5"), at: 10..<15),
      "a number such as 12.5 is expected here"
    ),
    ("1e99999", QueryError(.tooLarge("this number"), at: 10..<17), "this number is too large"),
  ])
  func `what is no token is told with its place`(
    text: String, expected: QueryError, message: String
  ) {
    #expect(throws: expected) { try Tokenizer.tokens(in: text, at: 10) }
    #expect(expected.message == message)
  }

  @Test func `an escape is wrong in an expression as it is in a word`() {
    for line in [#""\q""#, #""\u{}""#, #""\u{110000}""#, "\"\\"] {
      #expect(
        #expect(throws: QueryError.self) { try Lexer.commands(in: line) }
          == #expect(throws: QueryError.self) { try Tokenizer.tokens(in: line) })
    }
  }
}

/// A number that the test knows to be one.
func decimal(_ text: String) -> ExactNumber {
  guard let number = ExactNumber(text) else {
    Issue.record("\(text) is no number")
    return 0
  }
  return number
}
