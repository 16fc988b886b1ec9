import LayerTracing
import Queries
import Testing

@Suite struct HopTests {
  @Test(arguments: [
    ("View -> Presenter", "View -> Presenter"),
    ("view->presenter", "View -> Presenter"),
    ("Model → Presenter", "Model -> Presenter"),
    ("Model ⇢ Presenter : number", "Model ~> Presenter: number"),
    ("* => *", "* => *"),
    ("*⇒View:*", "* => View: *"),
    ("Presenter -> View: onValueChange", "Presenter -> View: onValueChange"),
    ("Presenter -> View: set*", "Presenter -> View: set*"),
    (
      "Worker ~> Interactor: interactor(_:didFetch:)",
      "Worker ~> Interactor: interactor(_:didFetch:)"
    ),
    ("Presenter -> View: setCell(title:*", "Presenter -> View: setCell(title:*"),
    ("View -> Presenter: increase()", "View -> Presenter: increase()"),
    ("Controller -> View: amountLabel.text", "Controller -> View: amountLabel.text"),
    ("View -> Model: 계좌종류", "View -> Model: 계좌종류"),
    ("Receipt.View->receipt.presenter", "Receipt.View -> receipt.Presenter"),
  ])
  func `a hop is read and written`(text: String, expected: String) throws {
    let hop = try Hop(text)
    #expect(hop.description == expected)
    #expect(try Hop(expected) == hop)
  }

  @Test(arguments: [
    ("User -> View", ["#1.1"]),
    ("User -> View: tap", ["#1.1"]),
    ("View -> Presenter", ["#1.2"]),
    ("View ~> Presenter", []),
    ("Model ~> Presenter", ["#1.4"]),
    ("Model -> Presenter", []),
    ("Model => Presenter", ["#1.4"]),
    ("* -> View", ["#1.1", "#1.5"]),
    ("* => *", ["#1.1", "#1.2", "#1.3", "#1.4", "#1.5"]),
    ("View => View", ["#1.1+1", "#1.5+1"]),
    ("View -> View: amountLabel.text", ["#1.5+1"]),
    ("View -> View: otherLabel.text", []),
    ("View -> View: text", ["#1.5+1"]),
    ("Model -> Model: number", ["#1.3+1"]),
    ("* -> *: increase*", ["#1.2", "#1.3"]),
    ("* -> *: INCREASE", ["#1.3"]),
    ("* -> *: increase()", ["#1.3"]),
    ("Presenter -> View: onValueChange(number:)", ["#1.5"]),
    ("Presenter -> View: onValueChange(value:)", []),
    ("Presenter -> View: onValueChange(n*", ["#1.5"]),
    ("Presenter -> View: onValueChange(*", ["#1.5"]),
  ])
  func `a hop finds its messages`(text: String, expected: [String]) throws {
    let hop = try Hop(text)
    let found = Messages.increase.filter(hop.matches)
    #expect(found.map { $0.position.reference(event: $0.event) } == expected)
  }

  @Test func `a host's own roles can be named`() throws {
    let reactor = Role("Reactor")
    let vocabulary = Vocabulary(features: [], roles: Role.known + [reactor])
    #expect(try Hop("View -> reactor", vocabulary: vocabulary).receiver?.role == reactor)
    #expect(throws: QueryError.self) { try Hop("View -> Reactor") }
  }

  @Test(arguments: [
    ErrorRow("", 0..<0, "a role is expected here", accepts: "*", "View"),
    ErrorRow("-> View", 0..<2, "a role is expected here", accepts: "*", "View"),
    ErrorRow("Veiw -> Model", 0..<4, "no such role", nearest: "View", accepts: "View", "User"),
    ErrorRow("View -> 'Model'", 8..<15, "a role is expected here"),
    ErrorRow("View", 4..<4, "an arrow is expected here", accepts: "->", "~>", "=>"),
    ErrorRow("View - Model", 5..<6, "an arrow is expected here", nearest: "->"),
    ErrorRow("View > Model", 5..<6, "an arrow is expected here", nearest: "->"),
    ErrorRow("View --> Model", 5..<6, "an arrow is expected here", nearest: "->"),
    ErrorRow("View ->", 7..<7, "a role is expected here"),
    ErrorRow("View -> Model:", 14..<14, "a message's name is expected here", accepts: "*"),
    ErrorRow("View -> Model: 1", 15..<16, "a message's name is expected here"),
    ErrorRow("View -> Model: a.", 17..<17, "a message's name is expected here"),
    ErrorRow(
      "View -> Model: a(b", 18..<18, "':' is expected here"),
    ErrorRow(
      "View -> Model: a(b: c", 19..<19, "an argument's label, or ')' is expected here"),
    ErrorRow(
      "View -> Model, Model -> View", 13..<14, "nothing more is expected here", accepts: ":"),
    ErrorRow("View -> Model: on *", 18..<19, "nothing more is expected here"),
  ])
  func `a hop that can't be read is told with its place`(row: ErrorRow) {
    row.check { text throws(QueryError) in _ = try Hop(text) }
  }
}
