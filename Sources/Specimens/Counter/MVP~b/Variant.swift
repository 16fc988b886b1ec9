import Features
import LayerTracing
import Staging

// Source: seed 003, whose observation captures self.
/// MVP~b of the counter: what is wrong with it.
public let variant = Variant(
  "MVP~b", of: "MVP",
  Flaw(
    .leak, messages: [Flaw.Clue(.presenter, .model, "observe")],
    paths: ["presenter.observation", "model.observers"], layers: ["presenter", "model"],
    explanation: """
      The closure that observes the model captures self strongly: the presenter owns the model, \
      the model keeps the closure, and the closure keeps the presenter. Both stay when the view \
      is gone. With [weak self] at the head of the closure, they go, too.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
