// Demonstrates the Builder of a RIB: it alone knows which class is
// behind which protocol. A counter needs nothing from its parent and
// tells it nothing.

protocol CountDependency: Dependency {}

protocol CountBuildable: Buildable {
  func build() -> any CountRouting
}

final class CountBuilder: Builder<any CountDependency>, CountBuildable {
  func build() -> any CountRouting {
    let viewController = CountViewController()
    return CountRouter(
      interactor: CountInteractor(presenter: viewController),
      viewController: viewController)
  }
}
