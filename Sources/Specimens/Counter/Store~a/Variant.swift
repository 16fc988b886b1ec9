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
      The view keeps its own number, counts by itself, and only reports to the store what it has \
      done. Now there are two numbers, and the screen misses every other change of the state. A \
      view should render the state that it gets, and keep none.
      """),
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
