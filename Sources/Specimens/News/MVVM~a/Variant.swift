import Features
import LayerTracing
import Staging

/// MVVM~a of the news: what is wrong with it.
public let variant = Variant(
  "MVVM~a", of: "MVVM", like: "MVVM~async",
  Flaw(
    .screen,
    messages: [Flaw.Clue(.model, .viewModel, "fetchLiveNews", bringing: "CancellationError")],
    paths: ["viewModel.error"], layers: ["viewModel"],
    explanation: """
      When a task is cancelled, its await throws an error, and here every error is shown. A user \
      who pulls while an answer is awaited reads that the news can't be fetched, although nothing \
      has failed. A CancellationError is not a failure: it has to be caught separately, and \
      nothing should be shown.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
