import Features
import LayerTracing
import Staging

// Source: seed 000, whose interactor hands its entity to the presenter.
/// VIPER~a of the candy: what is wrong with it.
public let variant = Variant(
  "VIPER~a", of: "VIPER",
  Flaw(
    .payload, messages: [Flaw.Clue(.interactor, .presenter, "interactor(_:didFetch:choco:)")],
    layers: ["interactor", "presenter"],
    explanation: """
      The interactor passes its entities to the presenter. If the entity changes, the presenter \
      has to change, too, and nothing stops the presenter from computing. Only plain data, made \
      for this purpose, should cross that border.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
