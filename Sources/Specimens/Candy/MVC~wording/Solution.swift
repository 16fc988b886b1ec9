import Features
import LayerTracing
import Staging

/// The candy shop, built in MVC, with prices in KRW and one piece or several.
public let solution = Solution(
  "MVC~wording", of: "MVC", granting: "wording",
  Build(
    "candy", sources: sourceFiles.outsideMocks
  ) { CandySceneDelegate(service: CandyService($0)) })
