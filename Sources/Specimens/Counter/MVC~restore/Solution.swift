import Features
import LayerTracing
import Staging

/// The counter, built in MVC, that goes on where it was when the system has ended the app.
public let solution = Solution(
  "MVC~restore", of: "MVC", granting: "restore",
  Build(
    "counter", sources: sourceFiles.outsideMocks
  ) { _ in CounterSceneDelegate() })
