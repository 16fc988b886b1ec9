import Features
import LayerTracing
import Staging

/// MVVM~c of the candy: what is wrong with it.
public let variant = Variant(
  "MVVM~c", of: "MVVM",
  Flaw(
    .screen, messages: [],
    paths: ["viewModel.observations"], layers: ["viewModel"],
    explanation: """
      Each retry subscribes again, and the view model keeps all its subscriptions. From then on \
      everything is handled twice, and a purchase shows two receipts. State hides the mistake, \
      because an equal value isn't sent again. Subscribe only once, when the view is loaded.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
