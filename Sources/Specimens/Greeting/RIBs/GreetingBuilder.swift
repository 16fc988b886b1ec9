// Demonstrates the Dependency of a RIB: whom to greet is the parent's to
// say, and the compiler sees to it that it does.

import Features

protocol GreetingDependency: Dependency {
  var person: Person { get }
}

final class GreetingComponent: Component<any GreetingDependency> {
  var person: Person { dependency.person }
}

protocol GreetingBuildable: Buildable {
  func build() -> any GreetingRouting
}

final class GreetingBuilder:
  Builder<any GreetingDependency>, GreetingBuildable
{
  func build() -> any GreetingRouting {
    let component = GreetingComponent(dependency: dependency)
    let viewController = GreetingViewController()
    let interactor = GreetingInteractor(
      presenter: viewController, person: component.person)
    return GreetingRouter(
      interactor: interactor, viewController: viewController)
  }
}
