// Demonstrates the Builder of the root: the app keeps the router that it
// launches, and what takes its links. They are two sides of one RIB.
// Source: github.com/uber/RIBs-iOS, tutorial 4.

import Features

protocol NewsRootDependency: Dependency {
  var newsService: NewsService { get }
}

final class NewsRootComponent: Component<any NewsRootDependency> {}

extension NewsRootComponent: LiveNewsListDependency {
  var newsService: NewsService { dependency.newsService }
}

protocol NewsRootBuildable: Buildable {
  func build() -> (
    launchRouter: any LaunchRouting, urlHandler: any URLHandler
  )
}

final class NewsRootBuilder:
  Builder<any NewsRootDependency>, NewsRootBuildable
{
  func build() -> (
    launchRouter: any LaunchRouting, urlHandler: any URLHandler
  ) {
    let component = NewsRootComponent(dependency: dependency)
    let interactor = NewsRootInteractor()
    let router = NewsRootRouter(
      interactor: interactor,
      viewController: NewsRootViewController(),
      listBuilder: LiveNewsListBuilder(dependency: component))
    return (router, interactor)
  }
}
