// Demonstrates the Component of an app: the first in the tree. What was
// saved comes in here, and goes down the tree as a dependency.

final class CounterAppComponent: Component<any EmptyDependency> {
  let savedNumber: SavedNumber

  init(number: Int) {
    savedNumber = SavedNumber(number)
    super.init(dependency: EmptyComponent())
  }
}

extension CounterAppComponent: CountRootDependency {}
