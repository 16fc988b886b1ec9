// Demonstrates a RIB that lends its view: a child without one depends on
// a view controller, so the Component has it to hand down.

import Features

protocol CandyDependency: Dependency {
  var candyService: CandyService { get }
}

final class CandyComponent: Component<any CandyDependency> {
  let candyViewController: CandyViewController

  init(
    dependency: any CandyDependency,
    candyViewController: CandyViewController
  ) {
    self.candyViewController = candyViewController
    super.init(dependency: dependency)
  }

  /// Asks the shop, or reads what is stored: behind one protocol.
  var useCase: any CandyUseCase {
    shared {
      let service = dependency.candyService
      return service.isOffline
        ? StoredCandyUseCase(stored: service.stored)
        : CandyUseCaseImpl(service: service)
    }
  }
}

extension CandyComponent: CheckoutDependency {
  var checkoutViewController: any CheckoutViewControllable {
    candyViewController
  }
}

extension CandyViewController: CheckoutViewControllable {}

protocol CandyBuildable: Buildable {
  func build() -> (
    router: any CandyRouting, actionableItem: any CandyActionableItem
  )
}

final class CandyBuilder: Builder<any CandyDependency>, CandyBuildable {
  func build() -> (
    router: any CandyRouting, actionableItem: any CandyActionableItem
  ) {
    let viewController = CandyViewController()
    let component = CandyComponent(
      dependency: dependency, candyViewController: viewController)
    let interactor = CandyInteractor(
      presenter: CandyPresenter(viewController: viewController),
      useCase: component.useCase)
    viewController.listener = interactor
    let router = CandyRouter(
      interactor: interactor, viewController: viewController,
      checkoutBuilder: CheckoutBuilder(dependency: component))
    return (router, interactor)
  }
}
