// Demonstrates the Component of an app: the person to greet is chosen
// here, at the top of the tree, and reaches the RIB as its dependency.

import Features

final class GreetingAppComponent: Component<any EmptyDependency> {
  init() {
    super.init(dependency: EmptyComponent())
  }
}

extension GreetingAppComponent: GreetingRootDependency {
  var person: Person { .davidBlaine }
}
