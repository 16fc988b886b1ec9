import Features
import LayerTracing
import Staging

/// The counter, built in MVC, that takes taps back on a second screen.
public let solution = Solution(
  "MVC~undo", of: "MVC", granting: "undo",
  Build(
    "counter", sources: sourceFiles.outsideMocks
  ) { _ in CounterSceneDelegate() })
