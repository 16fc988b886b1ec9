// Demonstrates the Component of an app: the first in the tree. What comes
// from outside would enter here; the counter needs nothing.

final class CounterAppComponent: Component<any EmptyDependency> {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

extension CounterAppComponent: CountRootDependency {}
