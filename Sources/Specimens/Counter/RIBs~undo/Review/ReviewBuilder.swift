// Demonstrates the Builder of a child: what it needs, its parent's
// Component provides; who listens, it is told when it builds.

protocol ReviewDependency: Dependency {
  var amountStream: any AmountStream { get }
}

protocol ReviewBuildable: Buildable {
  func build(
    withListener listener: any ReviewListener
  ) -> any ReviewRouting
}

final class ReviewBuilder:
  Builder<any ReviewDependency>, ReviewBuildable
{
  func build(
    withListener listener: any ReviewListener
  ) -> any ReviewRouting {
    let viewController = ReviewViewController()
    let interactor = ReviewInteractor(
      presenter: viewController,
      amountStream: dependency.amountStream)
    interactor.listener = listener
    return ReviewRouter(
      interactor: interactor, viewController: viewController)
  }
}
