// Builds the counter with a double in the interactor's place, for the
// shell's mock; all else is built as ever.

import Features
import LayerTracing
import Widgets

/// The counter, built in RIBs, with a double in the interactor's place.
final class CountDoubles: RootChildBuildable {
  private let interactor = CountInteractorMock()

  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let doubles = CountDoubles()
    return DoubledScene(
      DoubledSceneDelegate(firstChild: doubles),
      recorded: { doubles.interactor.recorded })
  }

  func buildChild() -> any ViewableRouting {
    let viewController = CountViewController()
    viewController.listener = interactor
    return CountRouter(
      interactor: interactor, viewController: viewController)
  }
}
