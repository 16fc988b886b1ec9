import Features
import LayerTracing
import Staging

/// VIPER~d of the candy: what is wrong with it.
public let variant = Variant(
  "VIPER~d", of: "VIPER", like: "VIPER~async",
  Flaw(
    .screen, messages: [Flaw.Clue(.interactor, .interactor, "order")],
    paths: ["interactor.order"], layers: ["interactor"],
    explanation: """
      The interactor copies the order, awaits the goods, and puts the copy back. Other calls run \
      while it waits. The user's choice from that time goes into the order, and the old copy \
      overwrites it. The main actor keeps threads apart, but it doesn't protect the state across \
      an await. After the await, the interactor has to read the state again, or write back only \
      the goods.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
