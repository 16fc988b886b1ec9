// Demonstrates a RIB with a child: its Component is what the child
// depends on, so that a missing piece is an error of the compiler.

import Features

protocol CandyDependency: Dependency {
  var goods: GoodsFile { get }
}

final class CandyComponent: Component<any CandyDependency> {
  var useCase: any CandyUseCase {
    shared { CandyFileUseCase(goods: dependency.goods) }
  }
}

extension CandyComponent: ReceiptDependency {}

protocol CandyBuildable: Buildable {
  func build() -> (
    router: any CandyRouting, actionableItem: any CandyActionableItem
  )
}

final class CandyBuilder: Builder<any CandyDependency>, CandyBuildable {
  func build() -> (
    router: any CandyRouting, actionableItem: any CandyActionableItem
  ) {
    let component = CandyComponent(dependency: dependency)
    let viewController = CandyViewController()
    let interactor = CandyInteractor(
      presenter: CandyPresenter(viewController: viewController),
      useCase: component.useCase)
    viewController.listener = interactor
    let router = CandyRouter(
      interactor: interactor, viewController: viewController,
      receiptBuilder: ReceiptBuilder(dependency: component))
    return (router, interactor)
  }
}
