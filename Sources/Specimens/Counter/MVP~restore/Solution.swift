import Features
import LayerTracing
import Staging

/// The counter, built in MVP, that goes on where it was when the system has ended the app.
public let solution = Solution(
  "MVP~restore", of: "MVP", granting: "restore",
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
