import Features
import LayerTracing
import Staging

/// MVP~a of the candy: what is wrong with it.
public let variant = Variant(
  "MVP~a", of: "MVP",
  Flaw(
    .payload, messages: [Flaw.Clue(.presenter, .view, "set(totals:)")],
    paths: ["view.totalPriceLabel", "view.inclTaxLabel", "view.taxLabel"],
    layers: ["view", "presenter"],
    explanation: """
      The presenter hands the totals to the view, and the view puts them into words: "won", "%", \
      "Total Price". A test without a view can't see those words. Formatting for the screen is \
      the presenter's work; the view should only receive texts.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
