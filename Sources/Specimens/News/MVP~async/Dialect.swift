import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVP whose model is awaited, and has no observers. Source: SE-0296, Async/await.
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
      "news", sources: sourceFiles.outsideMocks,
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
        MockedNewsModule(service: NewsService($0))
      }
    ) { NewsSceneDelegate(service: NewsService($0)) }
  ])
