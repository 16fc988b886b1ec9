import Features
import LayerTracing
import Staging

/// MVP~a of the news: what is wrong with it.
public let variant = Variant(
  "MVP~a", of: "MVP", like: "MVP~async",
  Flaw(
    .screen, messages: [Flaw.Clue(.presenter, .model, "fetchLiveNews")],
    paths: ["presenter.tasks"], layers: ["presenter"],
    explanation: """
      Each pull starts a task, although an earlier one still waits, and each answer is shown when \
      it comes. Answers need not come in the order in which they were asked for: an old one that \
      comes last, or an old failure, stands over the newest news for good. While one is awaited no \
      second may be asked for, or the older has to be cancelled.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
