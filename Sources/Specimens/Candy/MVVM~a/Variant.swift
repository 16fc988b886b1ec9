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
      The view model is told that the candy can't be fetched, and keeps it to itself: the \
      screen stays empty, and the user can't know why, or try again. Every failure ends in \
      something that is seen; here the message has to be set.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
