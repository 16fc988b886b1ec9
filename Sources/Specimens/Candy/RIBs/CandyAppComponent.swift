// Demonstrates the Component of an app: the service comes in here, and
// goes down the tree as a dependency.

import Features

final class CandyAppComponent: Component<any EmptyDependency> {
  let candyService: CandyService

  init(service: CandyService) {
    candyService = service
    super.init(dependency: EmptyComponent())
  }
}

extension CandyAppComponent: CandyRootDependency {}
