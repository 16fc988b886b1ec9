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
      The view calls the model by itself when it has to count down. The screen is right all the \
      same, but the presenter, who should decide, isn't asked, and a test without a view never \
      sees it. The view should tell its presenter that the button was touched.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: [CounterEvent.increase.rawValue: nil])
    {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
