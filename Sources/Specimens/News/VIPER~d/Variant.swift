import Features
import LayerTracing
import Staging

/// VIPER~d of the news: what is wrong with it.
public let variant = Variant(
  "VIPER~d", of: "VIPER",
  Flaw(
    .place, messages: [Flaw.Clue(.presenter, .view, "pushViewController")],
    layers: ["presenter"],
    explanation: """
      The presenter casts its view to a view controller and pushes the next screen itself. For \
      that it has to know UIKit. In a test with a mock view the cast fails and nothing happens, \
      so the test never sees where a row leads. A presenter should name no type of UIKit. The \
      router should show the next screen.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
