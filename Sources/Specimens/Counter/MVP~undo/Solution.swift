import Features
import LayerTracing
import Staging

/// The counter, built in MVP, that takes taps back on a second screen.
public let solution = Solution(
  "MVP~undo", of: "MVP", granting: "undo",
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
