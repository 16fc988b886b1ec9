import Features
import LayerTracing
import Staging

/// The counter, built in RIBs, that goes on where it was when the system has ended the app.
public let solution = Solution(
  "RIBs~restore", of: "RIBs", granting: "restore",
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
