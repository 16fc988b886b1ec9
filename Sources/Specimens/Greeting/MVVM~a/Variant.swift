import Features
import LayerTracing
import Staging

/// MVVM~a of the greeting: what is wrong with it.
public let variant = Variant(
  "MVVM~a", of: "MVVM",
  Flaw(
    .rule, messages: [Flaw.Clue(.viewModel, .view, "setGreeting")],
    paths: ["viewModel.view"], layers: ["viewModel"],
    explanation: """
      The view model knows its view, if only by a protocol, and tells it what to show: that is \
      a presenter by another name. A view model has state and says that it has changed; \
      whatever is bound to it shows it, be it one view, two, or a test.
      """),
  Build(
    "greeting", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: GreetingEvent.drivable) {
      _ in MockedGreetingModule()
    }
  ) { _ in GreetingSceneDelegate() })
