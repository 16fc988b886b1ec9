import LayerTracing
@testable import Queries
import Testing

@MainActor @Suite struct CheckTests {
  @Test(arguments: [
    "state mvp.presenter.amount.number == 0",
    "state mvp.presenter.amount.number < mvc.controller.amount.number",
    "state mvp.view.title contains 'Candy' and not mvc.controller.amount.number == nil",
    "screen mvp == viper",
    "screen mvp contains \"│ 1│\"",
    "trace mvp order View -> Presenter: increaseButtonTouched, Presenter -> View: onValueChange",
    "trace mvp order View -> View, View -> View: text",
    "trace mvp exactly * -> View, * -> *, * -> *, Model ~> *, Presenter -> View",
    "trace mvp exactly User -> View, View -> View, * => *, * => *, * => *, * => *, View -> View: text",
    "trace mvp never View => Model",
    "trace mvp count * => * == 5",
    "trace mvp count View -> Model < 0.5",
    "trace mvc never * => *",
    "released viper.receipt.presenter",
    "rules mvp~a broken 2 times",
  ])
  func `what is so passes`(text: String) throws {
    #expect(try Expectation(text).check(against: StubContext()) == nil)
  }

  @Test(arguments: [
    ("state mvp.presenter.amount.number == 1", "mvp.presenter.amount.number is 0, not 1"),
    (
      "state mvc.controller.amount.number == 2 or mvp.view.title == 'x'",
      "mvc.controller.amount.number is 1, not 2; mvp.view.title is \"Heaven Candy\", not \"x\""
    ),
    ("screen mvp == mvc", "line 2 is \"│ 1│\" in MVP and \"│ 2│\" in MVC"),
    ("screen mvp == ribs", "MVP shows 3 lines, RIBs shows 1"),
    ("screen mvp == mvvm", "line 1 is \"┌──┐\" in MVP and \"┌──┐ \" in MVVM"),
    ("screen mvp contains '2'", "MVP doesn't show \"2\", but \"┌──┐\", \"│ 1│\", \"└──┘\""),
    ("screen mvp~a contains '2'", "MVP~a shows nothing; \"2\" is missing"),
    (
      "trace mvp order View -> Presenter, Presenter -> View: show",
      "MVP sent no Presenter -> View: show after mvp#1.2 View -> Presenter increaseButtonTouched()"
    ),
    (
      "trace mvp order Presenter -> View, View -> Presenter",
      "MVP sent no View -> Presenter after mvp#1.5 Presenter -> View onValueChange(number: 1)"
    ),
    ("trace mvp order View -> Model, Model -> View", "MVP sent no View -> Model"),
    ("trace mvc order View -> Model", "MVC sent nothing"),
    ("trace mvc exactly View -> Model", "MVC sent nothing"),
    (
      "trace mvp exactly User -> View, View -> Model",
      "mvp#1.2 is View -> Presenter increaseButtonTouched(), not View -> Model"
    ),
    (
      "trace mvp exactly User -> View, * -> *, * -> *, Model ~> *",
      "MVP sent 1 more: mvp#1.5 Presenter -> View onValueChange(number: 1)"
    ),
    ("trace mvp exactly User -> View, * -> *, * -> *", "MVP sent 2 more: mvp#1.4, mvp#1.5"),
    (
      "trace mvp exactly User -> View, * -> *, * -> *, * ~> *, * -> *, View -> Model",
      "MVP sent no View -> Model after mvp#1.5 Presenter -> View onValueChange(number: 1)"
    ),
    (
      "trace mvp never Model ~> Presenter",
      "MVP sent one message that it shouldn't: mvp#1.4 Model ~> Presenter number = 1"
    ),
    ("trace mvp never * -> View", "MVP sent 2 messages that it shouldn't: mvp#1.1, mvp#1.5"),
    (
      "trace mvp count * => * == 6",
      "MVP sent * => * 5 times (mvp#1.1, mvp#1.2, mvp#1.3, mvp#1.4, mvp#1.5), not 6"
    ),
    (
      "trace mvp count * -> View > 2",
      "MVP sent * -> View 2 times (mvp#1.1, mvp#1.5), not more than 2"
    ),
    (
      "trace mvp count View -> Presenter >= 2",
      "MVP sent View -> Presenter 1 time (mvp#1.2), not at least 2"
    ),
    ("trace mvp count View -> Model == 1", "MVP sent View -> Model 0 times, not 1"),
    ("trace mvc count * => * != 0", "MVC sent * => * 0 times; it should be a different number"),
    ("paused before Presenter -> View", "nothing is paused"),
    ("released mvp.presenter", "mvp.presenter still exists"),
    ("rules mvp broken 2 times", "MVP broke its rules 1 time, not 2"),
    ("rules mvp~a broken 0 times", "MVP~a broke its rules 2 times, not 0"),
  ])
  func `what isn't so tells what is`(text: String, expected: String) throws {
    let result = try Expectation(text).check(against: StubContext())
    #expect(result?.statement == expected)
  }

  @Test func `a state that isn't so tells what set it, if that is known`() throws {
    func origin(_ text: String) throws -> String? {
      try Expectation(text).check(against: StubContext())?.setBy
    }
    #expect(try origin("state mvp.presenter.amount.number == 1") == "set during mvp#2.5")
    #expect(try origin("state 1 == mvp.presenter.amount.number") == "set during mvp#2.5")
    #expect(try origin("state mvc.controller.amount.number == 2") == nil)
    #expect(try origin("state 1 == 2") == nil)
  }

  @Test func `a pause is before the right message or says which it is before`() throws {
    let context = StubContext()
    context.pausedBefore = Messages.increase[6]
    #expect(
      try Expectation("paused before Presenter -> View: on*").check(against: context) == nil)
    #expect(
      try Expectation("paused before View -> Presenter").check(against: context)?.statement
        == "paused before Presenter -> View onValueChange(number: 1), not before View -> Presenter"
    )
  }

  @Test func `of many messages the first five are named`() throws {
    let context = StubContext()
    context.messages["mvp"] = Messages.increase + Messages.increase
    #expect(
      try Expectation("trace mvp never * => *").check(against: context)?.statement
        == "MVP sent 10 messages that it shouldn't: mvp#1.1, mvp#1.2, mvp#1.3, mvp#1.4, mvp#1.5, …")
    context.screens["mvp"] = (1...9).map(String.init)
    #expect(
      try Expectation("screen mvp contains 'x'").check(against: context)?.statement
        == "MVP doesn't show \"x\", but \"1\", \"2\", \"3\", \"4\", \"5\", …")
  }

  @Test(arguments: [
    ErrorRow(
      "state mvp.presenter.amount.nubmer == 1", 6..<33, "no such property",
      nearest: "mvp.presenter.amount.number"),
    ErrorRow("screen mvp == candy.mvx", 14..<23, "candy.mvx is not open"),
    ErrorRow("trace mvx never View -> Model", 6..<9, "mvx is not open"),
    ErrorRow("rules mvx broken 1 times", 6..<9, "mvx is not open"),
    ErrorRow(
      "state mvp.view.title > 1", 6..<20,
      "\"Heaven Candy\" is a text: only numbers can be less or more"),
  ])
  func `a name that leads nowhere is told with its place`(row: ErrorRow) {
    let context = StubContext()
    row.check { text throws(QueryError) in _ = try Expectation(text).check(against: context) }
  }

  @Test func `a state that asks for an argument is refused even if it was put together`() throws {
    let state = StateExpectation(try Condition("number == 1"))
    #expect(throws: QueryError(.expected("a path such as mvp.presenter.amount"), at: 0..<6)) {
      try state.check(against: StubContext())
    }
  }
}
