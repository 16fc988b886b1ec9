import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVVM whose model is observed through a view model that computes. Source: SE-0395, Observability, 2023, and UIKit's
/// `updateProperties()`, 2025.
public let dialect = Dialect(
  "MVVM~computed", of: "MVVM", summary: "MVVM whose view model computes from an observable model",
  rules: PatternRules(
    name: "MVVM~computed",
    ways: [
      .call(.view, .viewModel), .call(.viewModel, .model), .call(.view, .model),
      .notification(.model, .view),
    ],
    ownerships: [.init(.view, .viewModel), .init(.viewModel, .model)]),
  builds: [
    Build(
      "counter", sources: sourceFiles.outsideMocks,
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) { _ in
        MockedCounterModule()
      }
    ) { _ in CounterSceneDelegate() }
  ])
