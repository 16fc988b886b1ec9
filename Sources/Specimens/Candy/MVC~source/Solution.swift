import Features
import LayerTracing
import Staging

/// The candy shop, built in MVC, that reads its goods from a file.
public let solution = Solution(
  "MVC~source", of: "MVC", granting: "source",
  Build(
    "candy", sources: sourceFiles.outsideMocks
  ) { CandySceneDelegate(goods: GoodsFile($0)) })
