// Demonstrates the Builder of a child: besides its dependency it is
// handed what is only known when it is built, and who listens.

protocol ArticleDependency: Dependency {}

protocol ArticleBuildable: Buildable {
  func build(
    withListener listener: any ArticleListener, article: LiveNewsData
  ) -> any ArticleRouting
}

final class ArticleBuilder:
  Builder<any ArticleDependency>, ArticleBuildable
{
  func build(
    withListener listener: any ArticleListener, article: LiveNewsData
  ) -> any ArticleRouting {
    let viewController = ArticleViewController()
    let interactor = ArticleInteractor(
      presenter: ArticlePresenter(viewController: viewController),
      article: article)
    interactor.listener = listener
    viewController.listener = interactor
    return ArticleRouter(
      interactor: interactor, viewController: viewController)
  }
}
