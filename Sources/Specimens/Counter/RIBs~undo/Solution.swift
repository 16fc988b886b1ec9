import Features
import LayerTracing
import Staging

/// The counter, built in RIBs, that takes taps back on a second screen.
public let solution = Solution(
  "RIBs~undo", of: "RIBs", granting: "undo",
  Build(
    "counter", sources: sourceFiles.of("Counter", "Review"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
