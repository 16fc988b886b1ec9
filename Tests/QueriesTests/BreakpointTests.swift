import LayerTracing
import Queries
import Testing

@Suite struct BreakpointTests {
  @Test(arguments: [
    ("Presenter -> View", "Presenter -> View"),
    ("presenter→view:onValueChange", "Presenter -> View: onValueChange"),
    ("Presenter -> View when number > 1", "Presenter -> View when number > 1"),
    ("* => * on MVP", "* => * on MVP"),
    ("worker AWAITS: fetchCandy", "Worker awaits: fetchCandy"),
    ("* resumes when viper.view.title == nil", "* resumes when viper.view.title == nil"),
    (
      "Presenter -> View: onValueChange WHEN number > 1 and result == nil ON counter.mvp~a",
      "Presenter -> View: onValueChange when number > 1 and result == nil on counter.mvp~a"
    ),
    (
      "View -> Model when mvp.view.title == \"a on b\" # here",
      "View -> Model when mvp.view.title == \"a on b\""
    ),
  ])
  func `a breakpoint is read and written`(text: String, expected: String) throws {
    #expect(try Breakpoint(text).description == expected)
    #expect(try Breakpoint(expected).description == expected)
    let line = "  break \(text)"
    let words = try #require(try Lexer.commands(in: line).first)
    #expect(try Breakpoint(Array(words.dropFirst()), in: line).description == expected)
  }

  @Test func `a breakpoint among words knows its places in the line`() throws {
    let line = "열기; break View -> Modle; next"
    let words = try Lexer.commands(in: line)[1]
    #expect(
      throws: QueryError(
        .unknown("role", "Modle"), at: 22..<27, accepted: Role.known.map(\.name),
        nearest: "Model")
    ) { try Breakpoint(Array(words.dropFirst()), in: line) }
    #expect(throws: QueryError.self) { try Breakpoint([], in: "break") }
  }

  @Test(arguments: [
    ErrorRow("", 0..<0, "a role is expected here"),
    ErrorRow(
      "View -> Model whne x == 1", 14..<18, "nothing more is expected here",
      nearest: "when", accepts: ":", "when", "on"),
    ErrorRow("View -> Model when", 18..<18, "a value or a path is expected here"),
    ErrorRow("View -> Model on", 16..<16, "a pattern such as mvp is expected here"),
    ErrorRow("View -> Model on counter.", 25..<25, "a pattern such as mvp is expected here"),
    ErrorRow(
      "View -> Model on mvp~", 21..<21, "the name of a dialect or variant is expected here"),
    ErrorRow("View -> Model on contr.mvp", 17..<22, "no such feature", nearest: "counter"),
    ErrorRow("View -> Model on mvp when x == 1", 21..<25, "'when' comes before 'on'"),
    ErrorRow("View -> Model when x == 1 on mvp mvc", 33..<36, "nothing more is expected here"),
  ])
  func `a breakpoint that can't be read is told with its place`(row: ErrorRow) {
    let vocabulary = Vocabulary(features: ["counter", "candy"], roles: Role.known)
    row.check { text throws(QueryError) in _ = try Breakpoint(text, vocabulary: vocabulary) }
  }

  @Test(arguments: [
    ("Presenter -> View", ["#1.5"]),
    ("Presenter -> View when number > 1", []),
    ("Presenter -> View when number == 1", ["#1.5"]),
    ("Model ~> Presenter when NUMBER == 1", ["#1.4"]),
    ("View -> View: text when text == '1'", ["#1.5+1"]),
    ("* => View: onValueChange when result == nil", ["#1.5"]),
    (
      "* => * when mvp.presenter.amount.number == 3",
      ["#1.1", "#1.2", "#1.3", "#1.4", "#1.5"]
    ),
  ])
  func `a breakpoint pauses before its messages`(text: String, expected: [String]) throws {
    let breakpoint = try Breakpoint(text)
    let found = try Messages.increase.filter { message throws(QueryError) in
      try breakpoint.pauses(before: message) { _ in .number(3) }
    }
    #expect(found.map { $0.position.reference(event: $0.event) } == expected)
  }

  @Test(arguments: [
    ErrorRow(
      "* -> View: onValueChange when nubmer > 1", 30..<36, "no such argument", nearest: "number",
      accepts: "number"),
    ErrorRow("View -> Presenter when number > 1", 23..<29, "no such argument"),
  ])
  func `a label that the message hasn't is told with those that it has`(row: ErrorRow) {
    row.check { text throws(QueryError) in
      let breakpoint = try Breakpoint(text)
      for message in Messages.increase {
        _ = try breakpoint.pauses(before: message) { _ in .nil }
      }
    }
  }

  @Test func `a breakpoint can be put together, and asks for a result that there is`() throws {
    let answer = Messages.message(
      (1, 0), .presenter, .call, .interactor, "count()", result: .int(3))
    let breakpoint = Breakpoint(
      before: Hop(from: LayerName(.presenter), .either, to: nil),
      when: try Condition("result == 3"),
      on: Located(SpecimenReference(pattern: "viper"), at: 0..<5))
    #expect(breakpoint.description == "Presenter => * when result == 3 on viper")
    #expect(try breakpoint.pauses(before: answer) { _ in .nil })
    let path = try PathReference(Word("mvp.view", span: 2..<10), features: [])
    #expect(throws: QueryError(.noArgument("mvp.view"), at: 2..<10)) {
      try answer.value(of: ValueReference(.path(path), at: path.span))
    }
  }
}
