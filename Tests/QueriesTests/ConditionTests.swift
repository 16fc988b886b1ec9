import LayerTracing
import Queries
import Testing

@Suite struct ConditionTests {
  /// What is the case in these tests.
  static let facts: [String: QueryValue] = [
    "number": 2, "title": "Heaven Candy", "isHidden": .bool(false), "error": .nil, "result": 7,
    "state": .other(".loading"), "price": .number(decimal("106.50")),
    "mvp.presenter.amount.number": 0, "mvc.controller.amount.number": 1,
    "mvp.view.amountLabel.text": "0", "mvp.view.rows[2].계좌종류": "입출금",
  ]

  static let resolve: @Sendable (ValueReference) throws(QueryError) -> QueryValue = {
    reference throws(QueryError) in
    if let value = facts[reference.description] { return value }
    throw QueryError(.unresolved("'\(reference)' leads nowhere"), at: reference.span)
  }

  @Test(arguments: [
    ("number > 1", "number > 1", true),
    ("number<=1", "number <= 1", false),
    ("1 < number", "1 < number", true),
    ("number >= 2.0", "number >= 2", true),
    ("number != 2", "number != 2", false),
    ("price == 106.5", "price == 106.5", true),
    ("title contains 'Candy'", "title contains \"Candy\"", true),
    ("title CONTAINS \"x\"", "title contains \"x\"", false),
    ("title == 'Heaven Candy'", "title == \"Heaven Candy\"", true),
    ("isHidden == false", "isHidden == false", true),
    ("error == nil", "error == nil", true),
    ("number == nil", "number == nil", false),
    ("nil != number", "nil != number", true),
    ("result == 7", "result == 7", true),
    ("state == state", "state == state", true),
    ("mvp.view.rows[2].계좌종류 == '입출금'", "mvp.view.rows[2].계좌종류 == \"입출금\"", true),
    ("not number == 1", "not number == 1", true),
    ("not not number == 1", "not not number == 1", false),
    ("number == 1 or number == 2", "number == 1 or number == 2", true),
    ("number == 2 AND result == 7", "number == 2 and result == 7", true),
    (
      "number == 2 or number == 1 and result == 0", "number == 2 or number == 1 and result == 0",
      true
    ),
    (
      "(number == 2 or number == 1) and result == 0",
      "(number == 2 or number == 1) and result == 0", false
    ),
    ("((number == 2))", "number == 2", true),
    ("not (number == 1 and result == 7)", "not (number == 1 and result == 7)", true),
    ("not (number == 1 or result == 7)", "not (number == 1 or result == 7)", false),
    ("number == 1 and nowhere == 1", "number == 1 and nowhere == 1", false),
    ("number == 2 or nowhere == 1", "number == 2 or nowhere == 1", true),
  ])
  func `a condition is read, written and asked`(
    text: String, canonical: String, expected: Bool
  ) throws {
    let condition = try Condition(text)
    #expect(condition.description == canonical)
    #expect(try Condition(canonical).description == canonical)
    #expect(try condition.evaluate(Self.resolve) == expected)
    #expect(try condition.failures(Self.resolve).isEmpty == expected)
  }

  @Test(arguments: [
    ErrorRow("", 0..<0, "a value or a path is expected here"),
    ErrorRow("number", 6..<6, "a comparison is expected here", accepts: "==", "contains"),
    ErrorRow("number = 1", 7..<8, "a comparison is expected here", nearest: "=="),
    ErrorRow("number => 1", 7..<9, "a comparison is expected here", nearest: ">="),
    ErrorRow("number is 1", 7..<9, "a comparison is expected here", nearest: "=="),
    ErrorRow("title contians 'x'", 6..<14, "a comparison is expected here", nearest: "contains"),
    ErrorRow("number ==", 9..<9, "a value or a path is expected here"),
    ErrorRow("!number == 1", 0..<1, "a value or a path is expected here", nearest: "not"),
    ErrorRow(
      "number == 1 && result == 2", 12..<14, "nothing more is expected here", nearest: "and",
      accepts: "and", "or"),
    ErrorRow(
      "number == 1 || result == 2", 12..<14, "nothing more is expected here", nearest: "or"),
    ErrorRow(
      "number == 1 adn result == 2", 12..<15, "nothing more is expected here",
      nearest: "and"),
    ErrorRow("(number == 1", 12..<12, "')' is expected here", accepts: ")", "and", "or"),
    ErrorRow("number == 1)", 11..<12, "nothing more is expected here"),
    ErrorRow("mvp.", 4..<4, "a name is expected here"),
    ErrorRow("mvp. presenter == 1", 4..<4, "a name is expected here"),
    ErrorRow("mvp..number == 1", 4..<5, "a name is expected here"),
    ErrorRow("mvp.rows[x] == 1", 9..<10, "the number of an element is expected here"),
    ErrorRow("mvp.rows[1.5] == 1", 9..<12, "the number of an element is expected here"),
    ErrorRow("mvp.rows[1 == 1", 10..<10, "']' is expected here"),
    ErrorRow("mvp~ == 1", 4..<4, "the name of a dialect or variant is expected here"),
    ErrorRow("mvp~a == 1", 0..<5, "a path such as mvp.presenter.amount is expected here"),
    ErrorRow("number == 'a", 10..<12, "this ' is never closed"),
  ])
  func `a condition that can't be read is told with its place`(row: ErrorRow) {
    row.check { text throws(QueryError) in _ = try Condition(text) }
  }

  @Test(arguments: [
    ErrorRow(
      "number == 'a'", 0..<13, "2 is a number and \"a\" is a text: they can't be compared"),
    ErrorRow(
      "isHidden != 1", 0..<13, "false is true or false and 1 is a number: they can't be compared"),
    ErrorRow(
      "state == 1", 0..<10,
      ".loading is neither number nor text and 1 is a number: they can't be compared"),
    ErrorRow("title < 3", 0..<5, "\"Heaven Candy\" is a text: only numbers can be less or more"),
    ErrorRow("3 >= error", 5..<10, "nil is no value: only numbers can be less or more"),
    ErrorRow(
      "number contains 'a'", 0..<6, "2 is a number: contains needs text on both sides"),
    ErrorRow(
      "title contains number", 15..<21, "2 is a number: contains needs text on both sides"),
    ErrorRow("number == 2 and nowhere == 1", 16..<23, "'nowhere' leads nowhere"),
  ])
  func `values that can't be compared are told with their place`(row: ErrorRow) {
    row.check { text throws(QueryError) in _ = try Condition(text).evaluate(Self.resolve) }
  }

  @Test(arguments: [
    ("mvp.presenter.amount.number == 1", ["mvp.presenter.amount.number is 0, not 1"]),
    ("1 == mvp.presenter.amount.number", ["mvp.presenter.amount.number is 0, not 1"]),
    ("number != 2", ["number is 2, and should be something else"]),
    ("not number == 2", ["number is 2, and should be something else"]),
    ("number < 2", ["number is 2, not less than 2"]),
    ("number <= 1.5", ["number is 2, not at most 1.5"]),
    ("number > 2", ["number is 2, not more than 2"]),
    ("number >= 3", ["number is 2, not at least 3"]),
    ("3 < number", ["number is 2, not more than 3"]),
    ("not number >= 1", ["number is 2, not less than 1"]),
    ("not number > 1", ["number is 2, not at most 1"]),
    ("not number < 3", ["number is 2, not at least 3"]),
    ("not number <= 3", ["number is 2, not more than 3"]),
    ("not number != 3", ["number is 2, not 3"]),
    ("title contains 'x'", ["title is \"Heaven Candy\" and doesn't contain \"x\""]),
    ("not title contains 'Candy'", ["title is \"Heaven Candy\", which contains \"Candy\""]),
    ("'ab' contains title", ["title is \"Heaven Candy\", and \"ab\" doesn't contain it"]),
    (
      "not 'Heaven Candy \n' contains title",
      ["title is \"Heaven Candy\", and \"Heaven Candy \\n\" contains it"]
    ),
    (
      "mvp.presenter.amount.number == mvc.controller.amount.number",
      ["mvp.presenter.amount.number is 0, not 1 (mvc.controller.amount.number)"]
    ),
    ("1 == 2", ["1 == 2 is false"]),
    ("not 1 == 1", ["1 == 1 is true"]),
    ("error != nil", ["error is nil, and should be something else"]),
    ("number == 1 or result == 1", ["number is 2, not 1", "result is 7, not 1"]),
    ("number == 1 and result == 1", ["number is 2, not 1"]),
    (
      "not (number == 2 and result == 7)",
      ["number is 2, and should be something else", "result is 7, and should be something else"]
    ),
    ("not (number == 2 or result == 0)", ["number is 2, and should be something else"]),
  ])
  func `a condition that fails tells the actual values`(text: String, expected: [String]) throws {
    #expect(try Condition(text).failures(Self.resolve).map(\.statement) == expected)
  }

  @Test func `a condition may be sixty-four levels deep and no deeper`() throws {
    func nested(_ open: String, _ depth: Int, _ close: String) -> String {
      String(repeating: open, count: depth) + "1 == 1" + String(repeating: close, count: depth)
    }
    #expect(try Condition(nested("(", 64, ")")).description == "1 == 1")
    #expect(try Condition(nested("not ", 64, "")).evaluate(Self.resolve))
    let error = QueryError(.tooDeep(64), at: 64..<65)
    #expect(error.message == "this goes more than 64 levels deep")
    #expect(throws: error) { try Condition(nested("(", 65, ")")) }
    #expect(throws: error) { try Condition(nested("(", 1_000_000, ")")) }
    #expect(throws: QueryError(.tooDeep(64), at: 256..<259)) {
      try Condition(nested("not ", 100_000, ""))
    }
  }

  @Test func `a very long condition is no deep one`() throws {
    let text = Array(repeating: "1 == 1", count: 20_000).joined(separator: " and ")
    #expect(try Condition(text).evaluate(Self.resolve))
  }
}
