// Builds the news with a double in the place of one layer, for the
// shell's mock; all else is built as ever.

import Features
import LayerTracing
import Widgets

/// The news, built in RIBs, with a double in one layer's place.
final class NewsDoubles: LiveNewsListBuildable {
  private typealias Interacting = LiveNewsListInteractable
    & LiveNewsListPresentableListener & LiveNewsListActionableItem
  private let role: Role
  private let answers: Service
  private let notes = NewsNotes()

  private init(_ role: Role, answers: Service) {
    self.role = role
    self.answers = answers
  }

  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let doubles = NewsDoubles(role, answers: answers)
    return DoubledScene(
      DoubledSceneDelegate {
        let interactor = NewsRootInteractor()
        let root = NewsRootRouter(
          interactor: interactor,
          viewController: NewsRootViewController(), listBuilder: doubles)
        return (root, interactor)
      },
      recorded: { doubles.notes.lines })
  }

  func build() -> (
    router: any LiveNewsListRouting,
    actionableItem: any LiveNewsListActionableItem
  ) {
    let component = LiveNewsListComponent(
      dependency: NewsRootComponent(
        dependency: NewsAppComponent(service: NewsService(answers))))
    let viewController = LiveNewsListViewController()
    let interactor: any Interacting =
      role == .interactor
      ? LiveNewsListInteractorMock(notes: notes)
      : LiveNewsListInteractor(
        presenter: LiveNewsListPresenter(viewController: viewController),
        useCase: role == .useCase
          ? LiveNewsUseCaseMock(notes: notes, answers: answers)
          : component.useCase)
    viewController.listener = interactor
    let router: any LiveNewsListRouting =
      role == .router
      ? LiveNewsListRoutingMock(
        interactable: interactor, viewControllable: viewController,
        notes: notes)
      : LiveNewsListRouter(
        interactor: interactor, viewController: viewController,
        articleBuilder: ArticleBuilder(dependency: component))
    interactor.router = router
    return (router, interactor)
  }
}
