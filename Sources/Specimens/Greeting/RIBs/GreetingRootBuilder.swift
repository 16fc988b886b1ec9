// Demonstrates the Builder of the root: its Component passes on to the
// child what the app provides.

import Features

protocol GreetingRootDependency: Dependency {
  var person: Person { get }
}

final class GreetingRootComponent:
  Component<any GreetingRootDependency>
{}

extension GreetingRootComponent: GreetingDependency {
  var person: Person { dependency.person }
}

protocol GreetingRootBuildable: Buildable {
  func build() -> any LaunchRouting
}

final class GreetingRootBuilder:
  Builder<any GreetingRootDependency>, GreetingRootBuildable
{
  func build() -> any LaunchRouting {
    let component = GreetingRootComponent(dependency: dependency)
    return GreetingRootRouter(
      interactor: GreetingRootInteractor(),
      viewController: GreetingRootViewController(),
      greetingBuilder: GreetingBuilder(dependency: component))
  }
}
