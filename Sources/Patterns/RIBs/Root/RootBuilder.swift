// Demonstrates the Builder of the root: the app says which RIB it starts
// with, so the root knows no feature.

protocol RootDependency: Dependency {
  var firstChild: any RootChildBuildable { get }
}

protocol RootChildBuildable: Buildable {
  func buildChild() -> any ViewableRouting
}

protocol RootBuildable: Buildable {
  func build() -> any LaunchRouting
}

final class RootBuilder: Builder<any RootDependency>, RootBuildable {
  func build() -> any LaunchRouting {
    RootRouter(
      interactor: RootInteractor(),
      viewController: RootViewController(),
      childBuilder: dependency.firstChild)
  }
}
