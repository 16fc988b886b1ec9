import Features
import LayerTracing
import Staging

/// RIBs~a of the news: what is wrong with it.
public let variant = Variant(
  "RIBs~a", of: "RIBs", like: "RIBs~worker",
  Flaw(
    .place, messages: [],
    paths: ["worker.news"], layers: ["worker"],
    explanation: """
      The worker keeps the news that it has fetched, and the interactor, which has them as well, \
      asks it for an article. Two keep the same then, and one day one of them is newer. A worker \
      works for as long as its interactor is active and says what came of it; what is known is \
      kept by the interactor alone.
      """),
  Build(
    "news", sources: sourceFiles.of("News", "Article"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
