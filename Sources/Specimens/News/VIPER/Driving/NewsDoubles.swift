// Puts a double in the place of one layer of the news, for the shell's
// mock: the app assembles the module, and one line of it is done again.

import Features
import LayerTracing
import Widgets

/// The news, built in VIPER, with a double in one layer's place.
enum NewsDoubles {
  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let notes = NewsNotes()
    return DoubledScene(
      NewsSceneDelegate(service: NewsService(answers)),
      recorded: { notes.lines }
    ) { view in
      let view = view as? LiveNewsListViewController
      let presenter = view?.presenter as? LiveNewsListPresenter
      switch role {
      case .worker:
        let interactor = LiveNewsListInteractor(
          worker: LiveNewsWorkerMock(notes: notes, answers: answers))
        interactor.presenter = presenter
        presenter?.interactor = interactor
      case .interactor:
        presenter?.interactor = LiveNewsListInteractorMock(notes: notes)
      default: presenter?.router = LiveNewsListRouterMock(notes: notes)
      }
    }
  }
}
