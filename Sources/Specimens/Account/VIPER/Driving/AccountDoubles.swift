// Puts a double in the place of one layer of the account, for the shell's
// mock: the app assembles the module, and one line of it is done again.

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
      let view = view as? AccountViewController
      let presenter = view?.presenter as? AccountPresenter
      switch role {
      case .worker:
        let interactor = AccountInteractor(
          apiWorker: AccountAPIWorkerMock(notes: notes, answers: answers))
        interactor.output = presenter
        presenter?.interactor = interactor
      case .interactor:
        presenter?.interactor = AccountInteractorMock(notes: notes)
      default: presenter?.router = AccountRouterMock(notes: notes)
      }
    }
  }
}
