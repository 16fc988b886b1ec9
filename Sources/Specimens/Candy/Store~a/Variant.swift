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
      The reducer carries out the effect itself. It looks right while the service answers at once; \
      an answer that comes later finds no state to change, and is lost. Nor can the reducer be \
      tested without a service any more. It has to name the effect, and let the store run it.
      """),
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
