import Features
import LayerTracing
import Staging

/// RIBs~b of the candy: what is wrong with it.
public let variant = Variant(
  "RIBs~b", of: "RIBs",
  Flaw(
    .place, messages: [Flaw.Clue(.interactor, .presenter, "present(totals:)")],
    layers: ["interactor", "presenter"],
    explanation: """
      The interactor puts the totals into words, "won" and "%", and the presenter only passes \
      them on. If a RIB has a presenter, the interactor decides the facts, and the presenter \
      decides how they read on the screen. Here another language or currency would change the \
      business logic. (The RIB of the greeting has no presenter, so its interactor makes the \
      sentence.)
      """),
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
