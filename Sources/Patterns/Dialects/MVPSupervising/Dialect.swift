import Features
import LayerTracing
import Staging

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
      "counter", sources: sourceFiles.outsideMocks,
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) { _ in
        MockedCounterModule()
      }
    ) { _ in CounterSceneDelegate() }
  ])
