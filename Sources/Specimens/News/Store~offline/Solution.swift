import Features
import LayerTracing
import Staging

/// The news, built around a store, that shows what the device has when there is no network.
public let solution = Solution(
  "Store~offline", of: "Store", granting: "offline",
  Build(
    "news", sources: sourceFiles.of("News", "Article"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
