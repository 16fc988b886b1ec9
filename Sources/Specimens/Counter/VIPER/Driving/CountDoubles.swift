// Puts a double in the interactor's place, for the shell's mock: the app
// assembles the counter, and the presenter is made again.

import Features
import LayerTracing
import Widgets

/// The counter, built in VIPER, with a double in the interactor's place.
enum CountDoubles {
  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let interactor = CountInteractorMock()
    return DoubledScene(
      CounterSceneDelegate(), recorded: { interactor.recorded }
    ) { view in
      guard let view = view as? CountViewController else { return }
      view.presenter = CountPresenter(view: view, interactor: interactor)
    }
  }
}
