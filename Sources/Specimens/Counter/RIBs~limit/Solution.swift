import Features
import LayerTracing
import Staging

/// The counter, built in RIBs, that counts to ten and no further.
public let solution = Solution(
  "RIBs~limit", of: "RIBs", granting: "limit",
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
