import Features
import LayerTracing
import Staging

/// VIPER~a of the counter: what is wrong with it.
public let variant = Variant(
  "VIPER~a", of: "VIPER",
  Flaw(
    .place,
    messages: [
      Flaw.Clue(.presenter, .interactor, "save"), Flaw.Clue(.presenter, .presenter, "number"),
    ],
    paths: ["presenter.number"], layers: ["presenter", "interactor"],
    explanation: """
      The presenter counts, and the interactor only stores what it is given. Counting, one more \
      or one less, is the business rule here. It belongs to the interactor, which alone holds the \
      entity. A second screen with the same interactor would have to count again.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
