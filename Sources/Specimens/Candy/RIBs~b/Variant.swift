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
      them on. Where a RIB has a presenter, its interactor decides what is so, and how that reads \
      on a screen is the presenter's affair; here another language or currency would change the \
      business. (The RIB of the greeting has none, and so its interactor makes the sentence.)
      """),
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
