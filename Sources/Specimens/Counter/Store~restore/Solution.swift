import Features
import LayerTracing
import Staging

/// The counter, built around a store, that goes on where it was when the system has ended the app.
public let solution = Solution(
  "Store~restore", of: "Store", granting: "restore",
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
