// Demonstrates the Builder of a RIB: it alone knows which class is
// behind which protocol. A counter needs from its parent what was saved
// of it; its Component makes the amount from that.

protocol CountDependency: Dependency {
  var savedInstanceState: [String: Int] { get }
}

final class CountComponent: Component<any CountDependency> {
  var amount: Amount {
    Amount(number: dependency.savedInstanceState["number"] ?? 0)
  }
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
