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
      The worker keeps the news that it has fetched, and the interactor, which has the news as \
      well, asks the worker for an article. Now there are two copies, and one day one of them \
      will be newer. A worker should work while its interactor is active, and report its results. \
      Only the interactor should keep them.
      """),
  Build(
    "news", sources: sourceFiles.of("News", "Article"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
