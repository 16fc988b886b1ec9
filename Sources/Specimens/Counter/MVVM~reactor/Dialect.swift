import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// MVVM whose view model is a reactor: actions in, one state out. Source: seed 004, and ReactorKit.
public let dialect = Dialect(
  "MVVM~reactor", of: "MVVM", summary: "MVVM in one direction: action, mutation, state",
  rules: PatternRules(
    name: "MVVM~reactor",
    ways: [.call(.view, .viewModel), .notification(.viewModel, .view)],
    ownerships: [.init(.view, .viewModel)]),
  builds: [
    Build(
      "counter", sources: sourceFiles.outsideMocks,
      mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) { _ in
        MockedCounterModule()
      }
    ) { _ in CounterSceneDelegate() }
  ])
