import Features
import LayerTracing
import Staging

/// The counter, built in MVVM, that takes taps back on a second screen.
public let solution = Solution(
  "MVVM~undo", of: "MVVM", granting: "undo",
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
