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
      The interactor copies the order, awaits the goods, and puts the copy back. While it waits \
      others are let in: what the user chose meanwhile stands in the order, and is lost with it. \
      The main actor keeps threads apart, not what is before an await and what is after it. State \
      has to be read again after the await, or only what was fetched may be written.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
