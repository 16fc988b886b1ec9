// Demonstrates the Builder of the root: its Component is what its child
// depends on. A counter needs nothing.

protocol CountRootDependency: Dependency {}

final class CountRootComponent: Component<any CountRootDependency> {}

extension CountRootComponent: CountDependency {}

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
