// Demonstrates the Builder of a RIB with a child: its Component makes
// what the two share, and is what the child depends on.

protocol CountDependency: Dependency {}

final class CountComponent: Component<any CountDependency> {
  let store = AmountStore()
}

extension CountComponent: ReviewDependency {}

protocol CountBuildable: Buildable {
  func build() -> any CountRouting
}

final class CountBuilder: Builder<any CountDependency>, CountBuildable {
  func build() -> any CountRouting {
    let component = CountComponent(dependency: dependency)
    let viewController = CountViewController()
    let interactor = CountInteractor(
      presenter: viewController, store: component.store)
    return CountRouter(
      interactor: interactor, viewController: viewController,
      reviewBuilder: ReviewBuilder(dependency: component))
  }
}
