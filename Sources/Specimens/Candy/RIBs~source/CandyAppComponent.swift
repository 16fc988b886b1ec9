// Demonstrates the Component of an app: the first in the tree. What comes
// from outside enters here.

import Features

final class CandyAppComponent: Component<any EmptyDependency> {
  let goods: GoodsFile

  init(goods: GoodsFile) {
    self.goods = goods
    super.init(dependency: EmptyComponent())
  }
}

extension CandyAppComponent: CandyRootDependency {}
