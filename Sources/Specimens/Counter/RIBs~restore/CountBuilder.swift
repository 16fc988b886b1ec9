// Demonstrates the Builder of a RIB: it alone knows which class is
// behind which protocol. A counter needs from its parent where to
// save its number.

protocol CountDependency: Dependency {
  var savedNumber: SavedNumber { get }
}

protocol CountBuildable: Buildable {
  func build() -> any CountRouting
}

final class CountBuilder: Builder<any CountDependency>, CountBuildable {
  func build() -> any CountRouting {
    let viewController = CountViewController()
    return CountRouter(
      interactor: CountInteractor(
        presenter: viewController, savedNumber: dependency.savedNumber),
      viewController: viewController)
  }
}
