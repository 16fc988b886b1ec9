// Demonstrates a RIB with a child: its Component is what the child
// depends on, so that a missing piece is an error of the compiler.

import Features

protocol CandyDependency: Dependency {}

final class CandyComponent: Component<any CandyDependency> {
  var apiWorker: any CandyWorkerProtocol {
    shared { CandyFileWorker(text: GoodsFile.today) }
  }
}

extension CandyComponent: ReceiptDependency {}

protocol CandyBuildable: Buildable {
  func build() -> any CandyRouting
}

final class CandyBuilder: Builder<any CandyDependency>, CandyBuildable {
  func build() -> any CandyRouting {
    let component = CandyComponent(dependency: dependency)
    let viewController = CandyViewController()
    let interactor = CandyInteractor(
      presenter: CandyPresenter(viewController: viewController),
      apiWorker: component.apiWorker)
    viewController.listener = interactor
    return CandyRouter(
      interactor: interactor, viewController: viewController,
      receiptBuilder: ReceiptBuilder(dependency: component))
  }
}
