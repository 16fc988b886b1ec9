import Features
import LayerTracing
import Staging

/// The news, built in RIBs, that shows what the device has when there is no network.
public let solution = Solution(
  "RIBs~offline", of: "RIBs", granting: "offline",
  Build(
    "news", sources: sourceFiles.of("News", "Article"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
