// Demonstrates the Builder of the root: the app says which RIB it starts
// with, so the root knows no feature.

protocol RootDependency: Dependency {
  var firstChild: any RootChildBuildable { get }
}

protocol RootChildBuildable: Buildable {
  func buildChild() -> any ViewableRouting
  func workflow(for url: String) -> (any Workflow)?
}

extension RootChildBuildable {
  /// By default no link leads anywhere.
  func workflow(for url: String) -> (any Workflow)? { nil }
}

protocol RootBuildable: Buildable {
  func build() -> any LaunchRouting
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
  func build() -> any LaunchRouting {
    let childBuilder = dependency.firstChild
    let interactor = RootInteractor(childBuilder: childBuilder)
    let router = RootRouter(
      interactor: interactor,
      viewController: RootViewController(),
      childBuilder: childBuilder)
    interactor.router = router
    return router
  }
}
