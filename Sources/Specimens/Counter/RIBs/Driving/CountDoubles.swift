// Builds the counter with a double in the interactor's place, for the
// shell's mock; all else is built as ever.

import Features
import LayerTracing
import Widgets

/// The counter, built in RIBs, with a double in the interactor's place.
final class CountDoubles: CountBuildable {
  private let interactor = CountInteractorMock()

  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let doubles = CountDoubles()
    return DoubledScene(
      DoubledSceneDelegate {
        let root = CountRootRouter(
          interactor: CountRootInteractor(),
          viewController: CountRootViewController(),
          countBuilder: doubles)
        return (root, nil)
      },
      recorded: { doubles.interactor.recorded })
  }

  func build() -> any CountRouting {
    let viewController = CountViewController()
    viewController.listener = interactor
    return CountRouter(
      interactor: interactor, viewController: viewController)
  }
}
