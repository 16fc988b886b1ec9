// Builds the candy with a double in the place of one layer, for the
// shell's mock; all else is built as ever.

import Features
import LayerTracing
import Widgets

/// The candy, built in RIBs, with a double in one layer's place.
final class CandyDoubles: CandyBuildable {
  private typealias Interacting = CandyInteractable
    & CandyPresentableListener & CandyActionableItem
  private let role: Role
  private let answers: Service
  private let notes = CandyNotes()

  private init(_ role: Role, answers: Service) {
    self.role = role
    self.answers = answers
  }

  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let doubles = CandyDoubles(role, answers: answers)
    return DoubledScene(
      DoubledSceneDelegate {
        let interactor = CandyRootInteractor()
        let root = CandyRootRouter(
          interactor: interactor,
          viewController: CandyRootViewController(),
          candyBuilder: doubles)
        return (root, interactor)
      },
      recorded: { doubles.notes.lines })
  }

  func build() -> (
    router: any CandyRouting, actionableItem: any CandyActionableItem
  ) {
    let component = CandyComponent(
      dependency: CandyRootComponent(
        dependency: CandyAppComponent(service: CandyService(answers))))
    let viewController = CandyViewController()
    let interactor: any Interacting =
      role == .interactor
      ? CandyInteractorMock(notes: notes)
      : CandyInteractor(
        presenter: CandyPresenter(viewController: viewController),
        useCase: role == .useCase
          ? CandyUseCaseMock(notes: notes, answers: answers)
          : component.useCase)
    viewController.listener = interactor
    let router: any CandyRouting =
      role == .router
      ? CandyRoutingMock(
        interactable: interactor, viewControllable: viewController,
        notes: notes)
      : CandyRouter(
        interactor: interactor, viewController: viewController,
        receiptBuilder: ReceiptBuilder(dependency: component))
    interactor.router = router
    return (router, interactor)
  }
}
