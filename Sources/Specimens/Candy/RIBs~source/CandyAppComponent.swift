// Demonstrates the Component of an app: the first in the tree. What comes
// from outside would enter here; this shop needs nothing.

final class CandyAppComponent: Component<any EmptyDependency> {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

extension CandyAppComponent: CandyRootDependency {}
