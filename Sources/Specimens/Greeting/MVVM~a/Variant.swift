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
      The view model knows its view, though only by a protocol, and tells it what to show. That \
      is a presenter with another name. A view model should hold state and report its changes. \
      One view, two views or a test can bind to it and show it.
      """),
  Build(
    "greeting", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: GreetingEvent.drivable) {
      _ in MockedGreetingModule()
    }
  ) { _ in GreetingSceneDelegate() })
