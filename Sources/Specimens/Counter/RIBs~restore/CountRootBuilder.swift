// Demonstrates the Builder of the root: its Component passes on to the
// child what the app provides.

protocol CountRootDependency: Dependency {
  var savedNumber: SavedNumber { get }
}

final class CountRootComponent: Component<any CountRootDependency> {}

extension CountRootComponent: CountDependency {
  var savedNumber: SavedNumber { dependency.savedNumber }
}

protocol CountRootBuildable: Buildable {
  func build() -> any LaunchRouting
}

final class CountRootBuilder:
  Builder<any CountRootDependency>, CountRootBuildable
{
  func build() -> any LaunchRouting {
    let component = CountRootComponent(dependency: dependency)
    return CountRootRouter(
      interactor: CountRootInteractor(),
      viewController: CountRootViewController(),
      countBuilder: CountBuilder(dependency: component))
  }
}
