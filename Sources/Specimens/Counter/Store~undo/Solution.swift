import Features
import LayerTracing
import Staging

/// The counter, built around a store, that takes taps back on a second screen.
public let solution = Solution(
  "Store~undo", of: "Store", granting: "undo",
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
