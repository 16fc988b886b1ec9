import Features
import LayerTracing
import Staging

/// The candy shop, built in MVP, that reads its goods from a file.
public let solution = Solution(
  "MVP~source", of: "MVP", granting: "source",
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(goods: GoodsFile($0))
    }
  ) { CandySceneDelegate(goods: GoodsFile($0)) })
