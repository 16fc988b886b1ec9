import LayerTracing
@testable import Queries
import Testing

@Suite struct ExpectationTests {
  static let vocabulary = Vocabulary(features: ["counter", "candy"], roles: Role.known)

  @Test(arguments: [
    ("state mvp.presenter.amount.number == 1", "state mvp.presenter.amount.number == 1"),
    (
      "STATE counter.mvp.view.title contains 'a' # why",
      "state counter.mvp.view.title contains \"a\""
    ),
    ("screen mvp == mvc", "screen mvp == mvc"),
    (
      "state counter.mvp~a.presenter.amount.number == 1",
      "state counter.mvp~a.presenter.amount.number == 1"
    ),
    (
      "screen counter.mvp~a contains \"Heaven Candy\"",
      "screen counter.mvp~a contains \"Heaven Candy\""
    ),
    (
      "trace mvp order View->Presenter: increaseButtonTouched,Presenter->View: onValueChange",
      "trace mvp order View -> Presenter: increaseButtonTouched, Presenter -> View: onValueChange"
    ),
    ("trace mvp exactly User -> View", "trace mvp exactly User -> View"),
    ("trace mvp never View → Model", "trace mvp never View -> Model"),
    ("trace mvp count * => * >= 5", "trace mvp count * => * >= 5"),
    ("trace mvp count View -> View: set* == 0", "trace mvp count View -> View: set* == 0"),
    ("paused before Presenter -> View", "paused before Presenter -> View"),
    ("released candy.viper.receipt.presenter", "released candy.viper.receipt.presenter"),
    ("rules mvp~a broken 2 times", "rules mvp~a broken 2 times"),
    ("rules mvp broken 1 time", "rules mvp broken 1 times"),
  ])
  func `an expectation is read and written`(text: String, expected: String) throws {
    #expect(try Expectation(text, vocabulary: Self.vocabulary).description == expected)
    #expect(try Expectation(expected, vocabulary: Self.vocabulary).description == expected)
  }

  @Test func `a specimen keeps its place`() throws {
    let text = "screen counter.mvp == mvc"
    #expect(
      try Expectation(text, at: 100, vocabulary: Self.vocabulary).kind as? ScreenExpectation
        == .same(
          Located(SpecimenReference(feature: "counter", pattern: "mvp"), at: 107..<118),
          Located(SpecimenReference(pattern: "mvc"), at: 122..<125)))
  }

  @Test(arguments: [
    ErrorRow("", 0..<0, "a check is expected here", accepts: "state", "rules"),
    ErrorRow("sceren mvp == mvc", 0..<6, "a check is expected here", nearest: "screen"),
    ErrorRow(
      "state number == 1", 6..<12, "a path such as mvp.presenter.amount is expected here"),
    ErrorRow(
      "state mvp.view.isOn == True", 23..<27,
      "a path such as mvp.presenter.amount is expected here", nearest: "true"),
    ErrorRow(
      "state result == 1", 6..<12, "a path such as mvp.presenter.amount is expected here"),
    ErrorRow(
      "state counter.mvp == 1", 6..<17, "a path such as mvp.presenter.amount is expected here"),
    ErrorRow("screen", 6..<6, "a pattern such as mvp is expected here"),
    ErrorRow(
      "screen mvp", 10..<10, "a check of the screen is expected here",
      accepts: "==", "contains"),
    ErrorRow(
      "screen mvp = mvc", 11..<12, "a check of the screen is expected here",
      nearest: "=="),
    ErrorRow("screen mvp contains 5", 20..<21, "a text in quotes is expected here"),
    ErrorRow(
      "screen countr.mvp == mvc", 7..<13, "no such feature", nearest: "counter",
      accepts: "counter", "candy"),
    ErrorRow(
      "trace mvp odrer View -> Model", 10..<15, "a check of the trace is expected here",
      nearest: "order", accepts: "order", "exactly", "never", "count"),
    ErrorRow("trace mvp order", 15..<15, "a role is expected here"),
    ErrorRow("trace mvp order View -> Model,", 30..<30, "a role is expected here"),
    ErrorRow(
      "trace mvp never View -> Model, Model -> View", 29..<30,
      "nothing more is expected here"),
    ErrorRow(
      "trace mvp count View -> Model", 29..<29, "a comparison is expected here",
      accepts: "==", ">="),
    ErrorRow("trace mvp count View -> Model contains 1", 30..<38, "a comparison is expected here"),
    ErrorRow("trace mvp count View -> Model == x", 33..<34, "a number is expected here"),
    ErrorRow("paused View -> Model", 7..<11, "'before' is expected here", accepts: "before"),
    ErrorRow("paused bfore View -> Model", 7..<12, "'before' is expected here", nearest: "before"),
    ErrorRow("released mvp", 9..<12, "a path such as mvp.presenter.amount is expected here"),
    ErrorRow("rules mvp 2", 10..<11, "'broken' is expected here"),
    ErrorRow("rules mvp broken x times", 17..<18, "a whole number is expected here"),
    ErrorRow("rules mvp broken 1.5 times", 17..<20, "a whole number is expected here"),
    ErrorRow("rules mvp broken 1e99 times", 17..<21, "a whole number is too large"),
    ErrorRow("rules mvp broken 2", 18..<18, "'times' is expected here"),
    ErrorRow("rules mvp broken 2 time", 19..<23, "'times' is expected here", nearest: "times"),
  ])
  func `an expectation that can't be read is told with its place`(row: ErrorRow) {
    row.check { text throws(QueryError) in
      _ = try Expectation(text, vocabulary: Self.vocabulary)
    }
  }
}
