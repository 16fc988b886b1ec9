import Features
import LayerTracing
import Staging

/// The candy shop, built in VIPER, with prices in KRW and one piece or several.
public let solution = Solution(
  "VIPER~wording", of: "VIPER", granting: "wording",
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
