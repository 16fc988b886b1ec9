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
      them on. An interactor decides what is so; how it reads on a screen is the presenter's \
      affair, and another language or currency would change the business.
      """),
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt", "Root"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
