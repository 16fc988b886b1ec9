import Features
import LayerTracing
import Staging

/// VIPER~a of the greeting: what is wrong with it.
public let variant = Variant(
  "VIPER~a", of: "VIPER",
  Flaw(
    .rule, messages: [Flaw.Clue(.interactor, .view, "setGreeting")],
    paths: ["interactor.view"], layers: ["interactor"],
    explanation: """
      The interactor tells the view what to show, so it also has to make the sentence. It should \
      give plain data to its output, the presenter. The presenter should put the data into words.
      """),
  Build(
    "greeting", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: GreetingEvent.drivable) {
      _ in MockedGreetingModule()
    }
  ) { _ in GreetingSceneDelegate() })
