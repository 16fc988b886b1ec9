import Features
import LayerTracing
import Staging

/// The candy shop, built around a store, that reads its goods from a file.
public let solution = Solution(
  "Store~source", of: "Store", granting: "source",
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(goods: GoodsFile($0))
    }
  ) { CandySceneDelegate(goods: GoodsFile($0)) })
