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
      The presenter casts its view to a view controller and pushes the next screen itself. It has to \
      know UIKit for that, and a test that hands it a mock never sees where a row leads: the cast \
      fails, and nothing happens. A presenter names no type of the UI kit; the way to the next \
      screen is the router's.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
