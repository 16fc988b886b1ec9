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
      The view keeps the model, and its button changes the model directly. Under a supervising \
      presenter the view may observe the model and show simple values, but it may not change the \
      model. Now there are two ways to change the number, and a test that drives the presenter \
      sees only one of them.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
