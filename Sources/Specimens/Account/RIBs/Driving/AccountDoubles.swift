// Builds the account with a double in the place of one layer, for the
// shell's mock; all else is built as ever.

import Features
import LayerTracing
import Widgets

/// The account, built in RIBs, with a double in one layer's place.
final class AccountDoubles: FeatureBuildable {
  private let role: Role
  private let component: FeatureComponent
  private let notes = AccountNotes()

  private init(_ role: Role, in main: MainComponent) {
    self.role = role
    component = FeatureComponent(dependency: main)
  }

  static func scene(with role: Role, answers: Service) -> DoubledScene {
    let main = MainComponent(
      dependency: AccountAppComponent(service: AccountService(answers)))
    let doubles = AccountDoubles(role, in: main)
    return DoubledScene(
      DoubledMainSceneDelegate(featureBuilder: doubles),
      recorded: { doubles.notes.lines })
  }

  func build(
    withListener listener: any FeatureListener
  ) -> any FeatureRouting {
    let presenter = FeaturePresenter()
    let interactor: any FeatureInteractable
    if role == .interactor {
      let mock = FeatureInteractorMock(notes: notes)
      presenter.listener = mock
      interactor = mock
    } else {
      interactor = FeatureInteractor(
        presenter: presenter, useCase: component.useCase)
    }
    interactor.listener = listener
    let router: any FeatureRouting =
      role == .router
      ? FeatureRoutingMock(
        interactable: interactor, viewControllable: presenter,
        notes: notes)
      : FeatureRouter(interactor: interactor, viewController: presenter)
    interactor.router = router
    return router
  }
}

/// Starts the account as its scene delegate does, with a builder that
/// knows doubles.
private final class DoubledMainSceneDelegate: SceneDelegate {
  private let featureBuilder: any FeatureBuildable
  private var launchRouter: (any LaunchRouting)?

  init(featureBuilder: any FeatureBuildable) {
    self.featureBuilder = featureBuilder
  }

  func scene(willConnectTo window: Window) {
    launchRouter = MainRouter(
      interactor: MainInteractor(),
      viewController: MainViewController(),
      featureBuilder: featureBuilder)
  }

  func sceneDidConnect(to window: Window) {
    launchRouter?.launch(from: window)
  }
}
