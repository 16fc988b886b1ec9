// Demonstrates a RIB with a child: its Component is what the child
// depends on, so that a missing piece is an error of the compiler.

import Features

protocol LiveNewsListDependency: Dependency {
  var newsService: NewsService { get }
}

final class LiveNewsListComponent: Component<any LiveNewsListDependency> {
  var useCase: any LiveNewsUseCase {
    shared { LiveNewsUseCaseImpl(service: dependency.newsService) }
  }
}

extension LiveNewsListComponent: ArticleDependency {}

protocol LiveNewsListBuildable: Buildable {
  func build() -> (
    router: any LiveNewsListRouting,
    actionableItem: any LiveNewsListActionableItem
  )
}

final class LiveNewsListBuilder:
  Builder<any LiveNewsListDependency>, LiveNewsListBuildable
{
  func build() -> (
    router: any LiveNewsListRouting,
    actionableItem: any LiveNewsListActionableItem
  ) {
    let component = LiveNewsListComponent(dependency: dependency)
    let viewController = LiveNewsListViewController()
    let interactor = LiveNewsListInteractor(
      presenter: LiveNewsListPresenter(viewController: viewController),
      useCase: component.useCase)
    viewController.listener = interactor
    let router = LiveNewsListRouter(
      interactor: interactor, viewController: viewController,
      articleBuilder: ArticleBuilder(dependency: component))
    return (router, interactor)
  }
}
