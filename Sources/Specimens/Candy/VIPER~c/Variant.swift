import Features
import LayerTracing
import Staging

/// VIPER~c of the candy: what is wrong with it.
public let variant = Variant(
  "VIPER~c", of: "VIPER",
  Flaw(
    .rule, messages: [Flaw.Clue(.view, .interactor, "update")], paths: ["view.interactor"],
    layers: ["view"],
    explanation: """
      For the second product the view calls the interactor directly, past the presenter. The \
      answer comes back the right way, so the screen doesn't show the mistake. The view should \
      know only its presenter.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(
      sources: sourceFiles.mocks(),
      events: CandyEvent.drivable.filter { $0.key != CandyEvent.choco.rawValue }
    ) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
