import Features
import LayerTracing
import Staging

// Source: seed 004, whose child says that it has finished; to detach it is left to the reader.
/// RIBs~a of the candy: what is wrong with it.
public let variant = Variant(
  "RIBs~a", of: "RIBs",
  Flaw(
    .lifetime, messages: [Flaw.Clue(.interactor, .interactor, "receiptDidClose")],
    paths: ["router.children", "router.receiptRouter"], layers: ["interactor", "router"],
    explanation: """
      The receipt's RIB reports that its view has gone, and its parent does nothing. The child \
      stays attached and active without a view, and each purchase adds one more. Each attached \
      child has to be detached: the interactor has to tell its router.
      """),
  Build(
    "candy", sources: sourceFiles.of("Candy", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
