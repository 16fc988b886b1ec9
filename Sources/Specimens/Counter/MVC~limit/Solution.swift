import Features
import LayerTracing
import Staging

/// The counter, built in MVC, that counts to ten and no further.
public let solution = Solution(
  "MVC~limit", of: "MVC", granting: "limit",
  Build(
    "counter", sources: sourceFiles.outsideMocks
  ) { _ in CounterSceneDelegate() })
