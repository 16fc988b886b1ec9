import Features
import LayerTracing
import Staging

/// MVC~a of the candy: what is wrong with it.
public let variant = Variant(
  "MVC~a", of: "MVC",
  Flaw(
    .place,
    messages: [
      Flaw.Clue(.controller, .controller, "candyQuantity"),
      Flaw.Clue(.controller, .controller, "chocoQuantity"),
      Flaw.Clue(.controller, .controller, "totals"),
      Flaw.Clue(.controller, .controller, "showTotals"),
      Flaw.Clue(.controller, .controller, "receipt"),
    ],
    paths: [
      "controller.offer", "controller.candyQuantity", "controller.chocoQuantity",
    ], layers: ["controller", "model"],
    explanation: """
      The controller keeps the quantities and computes totals, tax and receipt; the model only \
      fetches. That is how controllers become massive. The pattern doesn't ask for it: the model \
      can compute, and the controller mediate.
      """),
  Build("candy", sources: sourceFiles.outsideMocks) {
    CandySceneDelegate(service: CandyService($0))
  })
