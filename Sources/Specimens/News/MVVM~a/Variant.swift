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
      To cancel a task makes what it awaits throw, and here all that is thrown is shown. Who pulls \
      while an answer is awaited reads that the news can't be fetched, although nothing has \
      failed. A CancellationError is no failure: it is caught by its name, and nothing is shown \
      of it.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
