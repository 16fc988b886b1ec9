// Puts a double in the place of one layer of the account, for the shell's
// mock: the app assembles the module, and its wiring is done again.

import Features
import LayerTracing
import Widgets

/// The account, built in VIPER, with a double in one layer's place.
enum AccountDoubles {
  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let notes = AccountNotes()
    return DoubledScene(
      AccountSceneDelegate(service: AccountService(answers)),
      recorded: { notes.lines }
    ) { view in
      guard let view = view as? AccountViewController else { return }
      let component = AccountComponent(service: AccountService(answers))
      let interactor = AccountInteractor(
        apiWorker: role == .worker
          ? AccountAPIWorkerMock(notes: notes, answers: answers)
          : component.apiWorker)
      let router = AccountRouter()
      router.viewController = view
      let presenter = AccountPresenter(
        view: view,
        interactor: role == .interactor
          ? AccountInteractorMock(notes: notes) : interactor,
        router: role == .router
          ? AccountRouterMock(notes: notes) : router)
      interactor.output = presenter
      view.presenter = presenter
    }
  }
}
