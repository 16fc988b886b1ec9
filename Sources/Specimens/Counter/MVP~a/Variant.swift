import Features
import LayerTracing
import Staging

/// MVP~a of the counter: what is wrong with it.
public let variant = Variant(
  "MVP~a", of: "MVP",
  Flaw(
    .rule, messages: [Flaw.Clue(.view, .model, "decrease")], paths: ["view.amount"],
    layers: ["view"],
    explanation: """
      The view calls the model directly to count down. The screen is still right, but the \
      presenter, which should decide, isn't asked. A test without a view never sees the mistake. \
      The view should only tell its presenter that the button was touched.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: [CounterEvent.increase.rawValue: nil])
    {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
