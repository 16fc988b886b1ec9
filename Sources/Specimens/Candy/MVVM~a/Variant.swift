import Features
import LayerTracing
import Staging

// Source: seeds 000 and 002, whose failures end in an empty method, or in none.
/// MVVM~a of the candy: what is wrong with it.
public let variant = Variant(
  "MVVM~a", of: "MVVM",
  Flaw(
    .screen, messages: [Flaw.Clue(.model, .viewModel, "change", bringing: ".failed")],
    paths: ["viewModel.message"], layers: ["viewModel"],
    explanation: """
      The view model learns that the candy can't be fetched, and does nothing. The screen stays \
      empty, so the user doesn't know why and can't try again. Every failure has to show \
      something on the screen. Here the view model has to set its message.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
