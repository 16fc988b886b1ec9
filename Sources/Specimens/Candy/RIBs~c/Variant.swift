import Features
import LayerTracing
import Staging

/// RIBs~c of the candy: what is wrong with it.
public let variant = Variant(
  "RIBs~c", of: "RIBs", like: "RIBs~viewless",
  Flaw(
    .place, messages: [],
    paths: ["checkout.router.receipt"], layers: ["checkout", "router"],
    explanation: """
      The checkout's router keeps the receipt and passes it on. A router should only attach and \
      detach, and keep no data. Data that is known only when a RIB is built belongs in its \
      component. Each child gets it from there, by a dependency that the compiler checks. Here \
      every router on the way would have to carry it.
      """),
  Build(
    "candy", sources: sourceFiles.of("Candy", "Checkout", "Receipt"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
