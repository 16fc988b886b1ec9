// Builds the news with a double in the place of one layer, for the
// shell's mock; all else is built as ever.

import Features
import LayerTracing
import Widgets

/// The news, built in RIBs, with a double in one layer's place.
final class NewsDoubles: RootChildBuildable {
  private typealias Interacting = LiveNewsListInteractable
    & LiveNewsListPresentableListener
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
      DoubledSceneDelegate(firstChild: doubles),
      recorded: { doubles.notes.lines })
  }

  func buildChild() -> any ViewableRouting {
    let component = LiveNewsListComponent(
      dependency: NewsAppComponent(service: NewsService(answers)))
    let viewController = LiveNewsListViewController()
    let interactor: any Interacting =
      role == .interactor
      ? LiveNewsListInteractorMock(notes: notes)
      : LiveNewsListInteractor(
        presenter: LiveNewsListPresenter(viewController: viewController),
        worker: role == .worker
          ? LiveNewsWorkerMock(notes: notes, answers: answers)
          : component.worker)
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
    return router
  }

  func workflow(for url: String) -> (any Workflow)? {
    ArticleWorkflow(url: url)
  }
}
