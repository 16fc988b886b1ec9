import Features
import LayerTracing
import Staging

/// The candy shop, built in MVP, with prices in KRW and one piece or several.
public let solution = Solution(
  "MVP~wording", of: "MVP", granting: "wording",
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
