import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVP with a supervising controller: the view binds simple values by itself, and the presenter
/// does the rest. Source: Fowler, Supervising Controller, 2006.
public let dialect = Dialect(
  "MVP~supervising", of: "MVP", summary: "MVP whose view binds simple values itself",
  rules: PatternRules(
    name: "MVP~supervising",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view), .call(.presenter, .model),
      .notification(.model, .presenter), .call(.view, .model), .notification(.model, .view),
    ],
    ownerships: [
      .init(.view, .presenter), .init(.presenter, .model), .init(.view, .model),
    ]),
  builds: [
    Build(
      "counter", sources: sourceFiles.of("Counter"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable) {
        _ in MockedCounterModule()
      }
    ) { _ in CounterSceneDelegate() },
    Build(
      "candy", sources: sourceFiles.of("Candy", "Receipt"),
      mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Candy"), events: CandyEvent.drivable) {
        MockedCandyModule(service: CandyService($0))
      }
    ) { CandySceneDelegate(service: CandyService($0)) },
  ])
