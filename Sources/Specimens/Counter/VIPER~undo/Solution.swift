import Features
import LayerTracing
import Staging

/// The counter, built in VIPER, that takes taps back on a second screen.
public let solution = Solution(
  "VIPER~undo", of: "VIPER", granting: "undo",
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
