import Features
import LayerTracing
import Staging

// Source: seed 000, whose interactor.presenter is strong.
/// VIPER~b of the candy: what is wrong with it.
public let variant = Variant(
  "VIPER~b", of: "VIPER",
  Flaw(
    .leak, paths: ["interactor.presenter"], layers: ["interactor", "presenter"],
    explanation: """
      The interactor holds its presenter strongly, and the presenter owns the interactor. Each \
      keeps the other alive when the view is gone, and the worker and the router stay with them. \
      The reference back has to be weak.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
