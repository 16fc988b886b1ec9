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
      The bar's back button removes the receipt, and nobody tells its coordinator. The child \
      coordinator stays with its parent and keeps its view model, and each purchase adds one \
      more. Only the view knows that it has gone (didMove(toParent:)), so the view has to report \
      it.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
