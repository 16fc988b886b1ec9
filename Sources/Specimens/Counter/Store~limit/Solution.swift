import Features
import LayerTracing
import Staging

/// The counter, built around a store, that counts to ten and no further.
public let solution = Solution(
  "Store~limit", of: "Store", granting: "limit",
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
