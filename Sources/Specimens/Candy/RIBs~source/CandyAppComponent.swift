// Demonstrates the Component of an app: the first in the tree. It gives
// the root its first child, and that child what it needs.

final class CandyAppComponent: Component<any EmptyDependency> {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

extension CandyAppComponent: RootDependency, CandyDependency {
  var firstChild: any RootChildBuildable {
    CandyBuilder(dependency: self)
  }
}

extension CandyBuilder: RootChildBuildable {
  func buildChild() -> any ViewableRouting {
    build()
  }

  func workflow(for url: String) -> (any Workflow)? {
    ReceiptWorkflow(url: url)
  }
}
