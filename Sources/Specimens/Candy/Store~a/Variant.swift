import Features
import LayerTracing
import Staging

/// Store~a of the candy: what is wrong with it.
public let variant = Variant(
  "Store~a", of: "Store",
  Flaw(
    .screen,
    messages: [
      Flaw.Clue(.reducer, .effect, "run"), Flaw.Clue(.effect, .reducer, "action"),
    ],
    paths: ["reducer.effects"], layers: ["reducer", "effect"],
    explanation: """
      The reducer runs the effect itself. That works while the service answers at once, but a \
      later answer finds no state to change, and is lost. The reducer can no longer be tested \
      without a service, either. It should only name the effect, and the store should run it.
      """),
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
