import Features
import LayerTracing
import Staging

/// The counter, built in MVP, that counts to ten and no further.
public let solution = Solution(
  "MVP~limit", of: "MVP", granting: "limit",
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
