import Features
import LayerTracing
import Staging

/// MVP~b of the news: what is wrong with it.
public let variant = Variant(
  "MVP~b", of: "MVP", like: "MVP~async",
  Flaw(
    .screen, messages: [Flaw.Clue(.presenter, .view, "showArticle")],
    layers: ["presenter"],
    explanation: """
      While the news are being fetched, a second task waits to bring the article up to date, and \
      nobody cancels it when the reader goes back: then it opens the article again, over whatever \
      is being looked at. It captures self weakly, which doesn't help, as the presenter is still \
      there. A task that serves a screen has to be cancelled when that screen goes.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
