import Features
import LayerTracing
import Staging

/// MVP~c of the counter: what is wrong with it.
public let variant = Variant(
  "MVP~c", of: "MVP", like: "MVP~supervising",
  Flaw(
    .place, messages: [Flaw.Clue(.view, .model, "decrease")],
    paths: ["view.amount"], layers: ["view"],
    explanation: """
      The view may watch the model: a supervising presenter leaves it what is simple to show. Here \
      it has kept the model, and its button writes it. From then on there are two ways to change \
      the number, and a test that drives the presenter sees one of them.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
