// Puts a double in the interactor's place, for the shell's mock: the app
// assembles the greeting, and one line of it is done again.

import Features
import LayerTracing
import Widgets

/// The greeting, built in VIPER, with a double in the interactor's place.
enum GreetingDoubles {
  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let interactor = GreetingInteractorMock()
    return DoubledScene(
      GreetingSceneDelegate(), recorded: { interactor.recorded }
    ) { view in
      let view = view as? GreetingViewController
      let presenter = view?.eventHandler as? GreetingPresenter
      presenter?.greetingProvider = interactor
    }
  }
}
