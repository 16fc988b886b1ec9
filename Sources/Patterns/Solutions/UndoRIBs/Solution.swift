import Features
import LayerTracing
import Staging

/// The counter, built in RIBs, that takes the last tap back.
public let solution = Solution(
  "RIBs~undo", of: "RIBs", granting: "undo",
  Build(
    "counter", sources: sourceFiles.of("Counter", "Root"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
