import LayerTracing
import Testing

@Suite struct DescribeTests {
  nonisolated(unsafe) private static let lent = Plain()

  @Test func `a value is written as Swift source might write it`() {
    let rows: [(text: String, value: Any)] = [
      ("1", 1), ("-2.5", -2.5), ("true", true), ("\"x\"", "x"), ("\"x\"", Substring("x")),
      ("Point(x: 1, y: -2)", Point()), ("Empty()", Empty()),
      ("[1, 2]", [1, 2]), ("[]", [Int]()), ("[1, 2, 3]", Set([3, 1, 2])),
      ("[\"a\": 1, \"b\": 2]", ["b": 2, "a": 1]), ("nil", Int?.none as Any),
      ("3", Int?.some(3) as Any),
      ("(1, \"x\")", (1, "x")), ("(a: 1, b: 2)", (a: 1, b: 2)),
      (".nothing", Answer.nothing), (".number(3)", Answer.number(3)),
      (".labelled(n: 3)", Answer.labelled(n: 3)),
      (".pair(3, text: \"x\")", Answer.pair(3, text: "x")),
      (".more(.number(1))", Answer.more(.number(1))), ("oh yes", Spoken.yes),
      (".success(1)", Result<Int, Offline>.success(1)),
      (".failure(.bad)", Result<Int, Offline>.failure(.bad)),
      ("Plain", Plain()), ("Holder(plain: Plain, name: \"x\")", Holder(plain: Plain())),
      ("{ … }", { (number: Int) in number } as (Int) -> Int), ("200", UInt8(200)),
      ("1...3", 1...3), ("Int", Int.self),
    ]
    for row in rows { #expect(describe(row.value) == row.text) }
  }

  @Test
  func `what is declared as anything is written as what it is, and a reference isn't followed`() {
    let rows: [(text: String, value: Any)] = [
      ("[\"x\", 1, Plain, nil]", ["x", 1, Plain(), Int?.none as Any] as [Any]),
      ("[Plain]", [Plain()] as [any AnyObject]),
      ("Plain", Optional(Plain() as AnyObject) as Any),
      ("Box<Array<Point>>(value: [Point(x: 1, y: -2)])", Box(value: [Point()])),
      ("Box<Any>(value: \"x\")", Box<Any>(value: "x")),
      ("Box<Optional<Point>>(value: Point(x: 1, y: -2))", Box<Point?>(value: Point())),
      ("Box<Optional<Point>>(value: nil)", Box<Point?>(value: nil)),
      ("Lender(whose: Plain)", Lender(whose: Self.lent)),
      ("Lender(whose: nil)", Lender(whose: nil)),
      ("Tenant(of: Plain)", Tenant(of: Self.lent)),
    ]
    for row in rows { #expect(describe(row.value) == row.text) }
  }

  @Test func `depth is bounded`() {
    #expect(describe([[[1]]], depth: 2) == "[[…]]")
    #expect(describe([[[[[[[[[[1]]]]]]]]]]) == "[[[[[[[[…]]]]]]]]")
    #expect(describe(1, depth: 0) == "1")
  }

  @Test(arguments: [
    ("x", "\"x\""), ("", "\"\""), ("a\"b", "\"a\\\"b\""), ("a\\b", "\"a\\\\b\""),
    ("1\n2\r\t", "\"1\\n2\\r\\t\""), ("\u{1B}[0m", "\"\\u{1B}[0m\""), ("\u{7F}", "\"\\u{7F}\""),
    ("\u{9B}", "\"\\u{9B}\""), ("\u{0}", "\"\\u{0}\""), ("Heaven Candy", "\"Heaven Candy\""),
    ("é👩‍👧", "\"é👩‍👧\""),
  ])
  func `a text is quoted on one line`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }

  @Test(arguments: [
    (Value.int(-3), "-3"), (.double(106.5), "106.5"), (.bool(false), "false"),
    (.string("a\nb"), "\"a\\nb\""), (.layer(id: 3, name: "worker"), "worker"), (.none, "nil"),
    (.closure, "{ … }"), (.described("Point(x: 1)"), "Point(x: 1)"),
  ])
  func `a value of a trace says itself`(value: Value, text: String) {
    #expect(value.description == text)
  }
}

private struct Box<Held> { var value: Held }

private struct Lender { weak var whose: Plain? }

private struct Tenant { unowned let of: Plain }
