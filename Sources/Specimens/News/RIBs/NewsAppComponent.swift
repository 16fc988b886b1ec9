// Demonstrates the Component of an app: the service comes in here, and
// goes down the tree as a dependency.

import Features

final class NewsAppComponent: Component<any EmptyDependency> {
  let newsService: NewsService

  init(service: NewsService) {
    newsService = service
    super.init(dependency: EmptyComponent())
  }
}

extension NewsAppComponent: NewsRootDependency {}
