import Features
import LayerTracing
import Staging

// Source: Soroush Khanlou, Back Buttons and Coordinators, 2017.
/// MVVM~b of the candy: what is wrong with it.
public let variant = Variant(
  "MVVM~b", of: "MVVM", like: "MVVM~coordinator",
  Flaw(
    .lifetime, messages: [],
    paths: ["coordinator.childCoordinators"], layers: ["view", "coordinator"],
    explanation: """
      The bar's back button takes the receipt away, and nobody says so to its coordinator: the \
      child stays among its parent's, with its view model, and with each purchase there is one \
      more. The view is the only one that hears that it has gone (didMove(toParent:)), so it has \
      to pass that on.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
