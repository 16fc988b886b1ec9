// Builds the greeting with a double in the interactor's place, for the
// shell's mock; all else is built as ever.

import Features
import LayerTracing
import Widgets

/// The greeting, built in RIBs, with a double in the interactor's place.
final class GreetingDoubles: GreetingBuildable {
  private let interactor = GreetingInteractorMock()

  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let doubles = GreetingDoubles()
    return DoubledScene(
      DoubledSceneDelegate {
        let root = GreetingRootRouter(
          interactor: GreetingRootInteractor(),
          viewController: GreetingRootViewController(),
          greetingBuilder: doubles)
        return (root, nil)
      },
      recorded: { doubles.interactor.recorded })
  }

  func build() -> any GreetingRouting {
    let viewController = GreetingViewController()
    viewController.listener = interactor
    return GreetingRouter(
      interactor: interactor, viewController: viewController)
  }
}
