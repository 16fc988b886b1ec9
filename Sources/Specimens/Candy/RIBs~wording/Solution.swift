import Features
import LayerTracing
import Staging

/// The candy shop, built in RIBs, with prices in KRW and one piece or several.
public let solution = Solution(
  "RIBs~wording", of: "RIBs", granting: "wording",
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
