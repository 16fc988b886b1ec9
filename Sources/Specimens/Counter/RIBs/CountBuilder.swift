// Demonstrates the Builder of a RIB: it alone knows which class is
// behind which protocol. A counter needs nothing from its parent and
// tells it nothing; its Component makes the amount.

protocol CountDependency: Dependency {}

final class CountComponent: Component<any CountDependency> {
  var amount: Amount { Amount() }
}

protocol CountBuildable: Buildable {
  func build() -> any CountRouting
}

final class CountBuilder: Builder<any CountDependency>, CountBuildable {
  func build() -> any CountRouting {
    let component = CountComponent(dependency: dependency)
    let viewController = CountViewController()
    let interactor = CountInteractor(
      presenter: viewController, amount: component.amount)
    return CountRouter(
      interactor: interactor, viewController: viewController)
  }
}
