import LayerTracing
import Queries
import Testing

@Suite struct QueryValueTests {
  @Test(
    arguments: [
      (.int(3), .number(3), "3"),
      (.double(0.1), .number(decimal("0.1")), "0.1"),
      (.double(.infinity), .other("inf"), "inf"),
      (.bool(true), .bool(true), "true"),
      (.string("a\t\"b\"\\\n"), .string("a\t\"b\"\\\n"), #""a\u{9}\"b\"\\\n""#),
      (.none, .nil, "nil"),
      (.closure, .other("{ … }"), "{ … }"),
      (.layer(id: 3, name: "CountPresenter"), .other("CountPresenter"), "CountPresenter"),
      (.described("nil"), .nil, "nil"),
      (.described("false"), .bool(false), "false"),
      (.described("true"), .bool(true), "true"),
      (.described("319.50"), .number(decimal("319.5")), "319.5"),
      (.described(".loading"), .other(".loading"), ".loading"),
    ] as [(Value, QueryValue, String)])
  func `what a trace holds is made comparable`(
    value: Value, expected: QueryValue, text: String
  ) {
    #expect(QueryValue(value) == expected)
    #expect(QueryValue(value).description == text)
  }

  @Test func `numbers of any type are numbers`() {
    let values: [Any] = [Int8(-5), UInt64(5), Float(0.5), (5 as Int?) as Any, 5.0]
    let numbers = values.map { QueryValue(Value(reflecting: $0)).description }
    #expect(numbers == ["-5", "5", "0.5", "5", "5"])
    #expect(QueryValue(Value(reflecting: (nil as Int?) as Any)) == .nil)
  }

  @Test(arguments: ["", "a\"b", "\\", "\n\r\t\u{0}\u{7F}\u{85}", "천국 🍬", "'"])
  func `a text is written as it is read`(text: String) throws {
    let written = QueryValue.string(text).description
    #expect(try Tokenizer.tokens(in: written).first?.kind == .string(text))
    #expect(try Lexer.commands(in: written).first?.first?.text == text)
  }

  @Test(arguments: [
    ("plain", "plain"), ("계좌종류", "계좌종류"), ("mvp.view", "mvp.view"), ("", "\"\""),
    ("a b", "\"a b\""),
    ("--plain", "\"--plain\""), ("#", "\"#\""), ("a;b", "\"a;b\""), ("it's", "\"it's\""),
    ("a\"\\\n\t", #""a\"\\\n\u{9}""#),
  ])
  func `a text is quoted as a word only if it has to be`(text: String, expected: String) throws {
    #expect(text.asWord == expected)
    #expect(try Lexer.commands(in: expected).first?.map(\.text) == [text])
  }
}
