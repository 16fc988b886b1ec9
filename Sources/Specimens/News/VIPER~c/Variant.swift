import Features
import LayerTracing
import Staging

/// VIPER~c of the news: what is wrong with it.
public let variant = Variant(
  "VIPER~c", of: "VIPER",
  Flaw(
    .place,
    messages: [
      Flaw.Clue(.view, .view, "pushViewController"), Flaw.Clue(.view, .presenter, "getArticle"),
    ],
    layers: ["view"],
    explanation: """
      The view creates the next screen and pushes it by itself. Now the code of a widget decides \
      where a row leads. A test without a view doesn't see that, and another view of this \
      presenter can't get there. The view should report the selection, the presenter should \
      decide, and the router should show the next screen.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(
      sources: sourceFiles.mocks(),
      events: NewsEvent.drivable.filter {
        $0.key != NewsEvent.select.rawValue && $0.key != NewsEvent.link.rawValue
      }
    ) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
