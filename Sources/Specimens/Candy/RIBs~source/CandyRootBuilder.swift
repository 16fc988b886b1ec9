// Demonstrates the Builder of the root: the app keeps the router that it
// launches, and what takes its links. They are two sides of one RIB.
// Source: github.com/uber/RIBs-iOS, tutorial 4.

import Features

protocol CandyRootDependency: Dependency {
  var goods: GoodsFile { get }
}

final class CandyRootComponent: Component<any CandyRootDependency> {}

extension CandyRootComponent: CandyDependency {
  var goods: GoodsFile { dependency.goods }
}

protocol CandyRootBuildable: Buildable {
  func build() -> (
    launchRouter: any LaunchRouting, urlHandler: any URLHandler
  )
}

final class CandyRootBuilder:
  Builder<any CandyRootDependency>, CandyRootBuildable
{
  func build() -> (
    launchRouter: any LaunchRouting, urlHandler: any URLHandler
  ) {
    let component = CandyRootComponent(dependency: dependency)
    let interactor = CandyRootInteractor()
    let router = CandyRootRouter(
      interactor: interactor,
      viewController: CandyRootViewController(),
      candyBuilder: CandyBuilder(dependency: component))
    return (router, interactor)
  }
}
