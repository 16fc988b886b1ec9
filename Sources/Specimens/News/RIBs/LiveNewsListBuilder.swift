// Demonstrates a RIB with a child: its Component is what the child
// depends on, so that a missing piece is an error of the compiler.

import Features

protocol LiveNewsListDependency: Dependency {
  var newsService: NewsService { get }
}

final class LiveNewsListComponent: Component<any LiveNewsListDependency> {
  var worker: any LiveNewsWorkerProtocol {
    shared { LiveNewsWorker(service: dependency.newsService) }
  }
}

extension LiveNewsListComponent: ArticleDependency {}

protocol LiveNewsListBuildable: Buildable {
  func build() -> any LiveNewsListRouting
}

final class LiveNewsListBuilder:
  Builder<any LiveNewsListDependency>, LiveNewsListBuildable
{
  func build() -> any LiveNewsListRouting {
    let component = LiveNewsListComponent(dependency: dependency)
    let viewController = LiveNewsListViewController()
    let interactor = LiveNewsListInteractor(
      presenter: LiveNewsListPresenter(viewController: viewController),
      worker: component.worker)
    viewController.listener = interactor
    return LiveNewsListRouter(
      interactor: interactor, viewController: viewController,
      articleBuilder: ArticleBuilder(dependency: component))
  }
}
