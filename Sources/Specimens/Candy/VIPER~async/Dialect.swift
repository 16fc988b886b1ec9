import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// VIPER whose answers are results of asynchronous methods. Source: SE-0296, Async/await.
public let dialect = Dialect(
  "VIPER~async", of: "VIPER", summary: "VIPER that awaits its answers: no output protocol",
  rules: PatternRules(
    name: "VIPER~async",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .interactor),
      .notification(.interactor, .presenter), .call(.interactor, .worker),
      .notification(.worker, .interactor), .call(.presenter, .router), .call(.router, .view),
      .call(.app, .presenter),
    ],
    payloads: [
      .no("entity", [CandyEntity.self, CandyOffer.self], leaves: .interactor, butTo: .worker)
    ],
    ownerships: [
      .init(.view, .presenter), .init(.presenter, .interactor),
      .init(.presenter, .router), .init(.interactor, .worker),
    ]),
  builds: [
    Build(
      "candy", sources: sourceFiles.outsideMocks,
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
        MockedCandyModule(service: CandyService($0))
      }
    ) { CandySceneDelegate(service: CandyService($0)) }
  ])
