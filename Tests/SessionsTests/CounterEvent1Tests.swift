import Catalog
import Sessions
import Testing

// What one event does, as a session recorded it. It belongs to a test target that depends on
// Catalog and Sessions.
@MainActor @Suite struct CounterEvent1Tests {
  private func session() throws -> Session {
    let session = Session(features: Catalog.features)
    let actions = [
      "open counter mvp viper",
      "fire increase",
    ]
    for action in actions { try session.perform(try #require(Action(action))) }
    return session
  }

  @Test("counter.mvp: increase") func mvp() throws {
    let session = try session()
    let specimen = try #require(session.state.current?["mvp"])
    let messages = specimen.recorder.messages.crossings(of: 1).map {
      "\($0.senderName) \($0.isNotification ? "~>" : "->") \($0.receiverName): \($0.text)"
    }
    #expect(
      messages == [
        "User -> View: tap [+]",
        "View -> Presenter: increaseButtonTouched()",
        "Presenter -> Model: increase()",
        "Model ~> Presenter: number = 1",
        "Presenter -> View: onValueChange(number: 1)",
      ])
    #expect(
      specimen.window.draw() == [
        "      1      ",
        "[ - ]   [ + ]",
      ])
    let inspection = Inspection(specimen: specimen)
    let layers = inspection.ownLayers.map { path, layer in
      (path, inspection.values(of: layer).map { "\($0.name) = \($0.value)" })
    }
    let held = Dictionary(layers) { first, _ in first }
    #expect(
      held["model"] == [
        "number = 1"
      ])
  }

  @Test("counter.viper: increase") func viper() throws {
    let session = try session()
    let specimen = try #require(session.state.current?["viper"])
    let messages = specimen.recorder.messages.crossings(of: 1).map {
      "\($0.senderName) \($0.isNotification ? "~>" : "->") \($0.receiverName): \($0.text)"
    }
    #expect(
      messages == [
        "User -> View: tap [+]",
        "View -> Presenter: increaseButtonTouched()",
        "Presenter -> Interactor: increase()",
        "Interactor -> Presenter: didChange(number: 1)",
        "Presenter -> View: onValueChange(number: 1)",
      ])
    #expect(
      specimen.window.draw() == [
        "      1      ",
        "[ - ]   [ + ]",
      ])
    let inspection = Inspection(specimen: specimen)
    let layers = inspection.ownLayers.map { path, layer in
      (path, inspection.values(of: layer).map { "\($0.name) = \($0.value)" })
    }
    let held = Dictionary(layers) { first, _ in first }
    #expect(
      held["interactor"] == [
        "amount = Amount(number: 1)"
      ])
  }
}
