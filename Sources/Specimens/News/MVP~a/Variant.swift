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
      Each pull starts a task, even if an earlier task still waits, and each answer is shown when \
      it comes. Answers may come in another order than the requests. If an old answer or an old \
      failure comes last, it replaces the newest news for good. The presenter has to send no \
      second request while it waits, or cancel the older one.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
