import Features
import LayerTracing
import Staging

/// The news, built in MVC, that shows what the device has when there is no network.
public let solution = Solution(
  "MVC~offline", of: "MVC", granting: "offline",
  Build(
    "news", sources: sourceFiles.outsideMocks
  ) { NewsSceneDelegate(service: NewsService($0)) })
