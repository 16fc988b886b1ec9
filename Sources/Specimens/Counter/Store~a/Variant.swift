import Features
import LayerTracing
import Staging

/// Store~a of the counter: what is wrong with it.
public let variant = Variant(
  "Store~a", of: "Store",
  Flaw(
    .place, messages: [Flaw.Clue(.view, .view, "number")], paths: ["view.number"],
    layers: ["view"],
    explanation: """
      The view keeps a number of its own, counts for itself, and only reports to the store what it \
      has done. There are two truths now: whatever else changes the state is never seen. A view \
      renders the state that it is told, and keeps none.
      """),
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
