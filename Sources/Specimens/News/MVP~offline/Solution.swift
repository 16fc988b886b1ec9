import Features
import LayerTracing
import Staging

/// The news, built in MVP, that shows what the device has when there is no network.
public let solution = Solution(
  "MVP~offline", of: "MVP", granting: "offline",
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
