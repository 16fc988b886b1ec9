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
      Each retry subscribes once more, and the view model keeps all its subscriptions: from then \
      on everything is handled twice, and a purchase shows two receipts. What is state hides it, \
      because equal values aren't told again. One subscribes once, when the view is loaded.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
