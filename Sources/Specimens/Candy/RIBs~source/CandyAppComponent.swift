// Demonstrates the Component of an app: the first in the tree. What comes
// from outside enters here.

final class CandyAppComponent: Component<any EmptyDependency> {
  /// The text of the file with the goods.
  let goods: String

  init(goods: String) {
    self.goods = goods
    super.init(dependency: EmptyComponent())
  }
}

extension CandyAppComponent: CandyRootDependency {}
