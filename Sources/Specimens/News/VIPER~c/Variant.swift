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
      The view has the next screen made and pushes it by itself. Where a row leads is decided by a \
      widget's code then: no test without a view sees it, and no other view over this presenter \
      gets there. The presenter should be told of the selection, decide, and leave the way to \
      the router.
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
