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
      A second task waits to refresh the open article when the news comes, and nobody cancels it \
      when the reader goes back. So it opens the article again later, over the current screen. It \
      captures self weakly, but that doesn't help, because the presenter is still there. A task \
      for a screen has to be cancelled when that screen goes.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
