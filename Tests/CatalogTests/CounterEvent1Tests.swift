import Catalog
import Journeys
import Testing

// What one event does, as a session recorded it. It belongs to a test target that depends on
// Catalog and Journeys.
@MainActor @Suite struct CounterEvent1Tests {
  private func replay() throws -> Replay {
    let actions = [
      "open counter mvp viper",
      "fire increase",
    ]
    return try Replay(of: actions, with: Catalog.features)
  }

  @Test("counter.mvp: increase") func mvp() throws {
    let replay = try replay()
    #expect(
      try replay.messages(of: "mvp", in: 1) == [
        "User -> View: tap [+]",
        "View -> Presenter: increaseButtonTouched()",
        "Presenter -> Model: increase()",
        "Model ~> Presenter: number = 1",
        "Presenter -> View: onValueChange(number: 1)",
      ])
    #expect(
      try replay.screen(of: "mvp") == [
        "      1      ",
        "[ - ]   [ + ]",
      ])
    #expect(
      try replay.values(of: "model", in: "mvp") == [
        "number = 1"
      ])
  }

  @Test("counter.viper: increase") func viper() throws {
    let replay = try replay()
    #expect(
      try replay.messages(of: "viper", in: 1) == [
        "User -> View: tap [+]",
        "View -> Presenter: increaseButtonTouched()",
        "Presenter -> Interactor: increase()",
        "Interactor -> Presenter: didChange(number: 1)",
        "Presenter -> View: onValueChange(number: 1)",
      ])
    #expect(
      try replay.screen(of: "viper") == [
        "      1      ",
        "[ - ]   [ + ]",
      ])
    #expect(
      try replay.values(of: "interactor", in: "viper") == [
        "amount = Amount(number: 1)"
      ])
  }
}
