// Puts a double in the place of one layer of the candy, for the shell's
// mock: the app assembles the module, and one line of it is done again.

import Features
import LayerTracing
import Widgets

/// The candy, built in VIPER, with a double in one layer's place.
enum CandyDoubles {
  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let notes = CandyNotes()
    return DoubledScene(
      CandySceneDelegate(service: CandyService(answers)),
      recorded: { notes.lines }
    ) { view in
      let view = view as? CandyViewController
      let presenter = view?.presenter as? CandyPresenter
      switch role {
      case .worker:
        let interactor = CandyInteractor(
          apiWorker: CandyAPIWorkerMock(notes: notes, answers: answers))
        interactor.presenter = presenter
        presenter?.interactor = interactor
      case .interactor:
        presenter?.interactor = CandyInteractorMock(notes: notes)
      default: presenter?.router = CandyRouterMock(notes: notes)
      }
    }
  }
}
