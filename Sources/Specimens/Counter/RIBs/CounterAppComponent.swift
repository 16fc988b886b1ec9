// Demonstrates the Component of an app: the first in the tree. It gives
// the root its first child, and that child what it needs.

final class CounterAppComponent: Component<any EmptyDependency> {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

extension CounterAppComponent: RootDependency, CountDependency {
  var firstChild: any RootChildBuildable {
    CountBuilder(dependency: self)
  }
}

extension CountBuilder: RootChildBuildable {
  func buildChild() -> any ViewableRouting {
    build()
  }
}
