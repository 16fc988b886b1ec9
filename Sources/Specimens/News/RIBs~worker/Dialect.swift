import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// RIBs whose worker has a life. Source: github.com/uber/RIBs-iOS, Worker.
public let dialect = Dialect(
  "RIBs~worker", of: "RIBs",
  summary: "RIBs whose Worker works while its Interactor is active",
  rules: PatternRules(
    name: "RIBs~worker",
    ways: [
      .call(.app, .router), .call(.app, .interactor), .call(.router, .router),
      .call(.router, .interactor), .call(.router, .view), .call(.view, .interactor),
      .call(.interactor, .presenter), .call(.interactor, .router),
      .call(.interactor, .interactor), .call(.interactor, .worker),
      .notification(.worker, .interactor), .call(.presenter, .view),
    ],
    payloads: [.no("view model", viewTypes, reaches: .interactor, .worker)],
    ownerships: [
      .init(.router, .interactor), .init(.router, .view), .init(.interactor, .presenter),
      .init(.interactor, .worker), .init(.presenter, .view),
    ]),
  builds: [
    Build(
      "news", sources: sourceFiles.of("News", "Article"),
      framework: sourceFiles.of("Framework"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
        MockedNewsModule(service: NewsService($0))
      }
    ) { NewsSceneDelegate(service: NewsService($0)) }
  ])

/// What is made for the screen.
private let viewTypes: [Any.Type] = [
  LiveNewsViewModel.self, ArticleViewModel.self,
]
