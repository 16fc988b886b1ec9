// Demonstrates a Router with a child: it has the article's RIB built,
// attaches it, and then shows it. What is attached has to be detached.

import LayerTracing

protocol LiveNewsListInteractable: Interactable, ArticleListener {
  var router: (any LiveNewsListRouting)? { get set }
}

protocol LiveNewsListViewControllable: ViewControllable {
  func pushViewController(
    _ viewController: any ViewControllable, animated: Bool)
  func popToRootViewController(animated: Bool)
}

@Layer(.router)
final class LiveNewsListRouter:
  ViewableRouter<
    any LiveNewsListInteractable, any LiveNewsListViewControllable
  >
{
  private let articleBuilder: any ArticleBuildable
  /// Weak: it is owned as one of the children.
  private weak var articleRouter: (any ArticleRouting)?

  init(
    interactor: any LiveNewsListInteractable,
    viewController: any LiveNewsListViewControllable,
    articleBuilder: any ArticleBuildable
  ) {
    self.articleBuilder = articleBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

@Layer
extension LiveNewsListRouter: LiveNewsListRouting {
  func routeToArticle(_ article: LiveNewsData) {
    guard articleRouter == nil else { return }
    let child = articleBuilder.build(
      withListener: interactor, article: article)
    articleRouter = child
    attachChild(child)
    viewController.pushViewController(
      child.viewControllable, animated: true)
  }

  /// The view has gone by itself: the bar's own button took it away.
  func detachArticle() {
    guard let child = articleRouter else { return }
    articleRouter = nil
    detachChild(child)
  }

  /// What stands on the list goes, and its RIB with it: its view may say
  /// so later.
  func routeToList() {
    viewController.popToRootViewController(animated: false)
    detachArticle()
  }
}
