import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVP whose presenter awaits its model, which has no observers: an answer, or the changes of what is `@Observable`.
/// Source: SE-0296, Async/await; SE-0475, Transactional observation of values.
public let dialect = Dialect(
  "MVP~async", of: "MVP", summary: "MVP that awaits its Model: no observers",
  rules: PatternRules(
    name: "MVP~async",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .model),
      .notification(.model, .presenter),
    ],
    payloads: [.no("Model type", [LiveNewsModel.self], reaches: .view)],
    ownerships: [.init(.view, .presenter), .init(.presenter, .model)]),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable) {
        _ in MockedCounterModule()
      }
    ) { _ in CounterSceneDelegate() },
    Build(
      "news", sources: sourceFiles.of("News", "Article"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "News"), events: NewsEvent.drivable) {
        MockedNewsModule(service: NewsService($0))
      }
    ) { NewsSceneDelegate(service: NewsService($0)) },
  ])
