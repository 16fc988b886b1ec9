import Features
import LayerTracing
import Staging

// Source: seed 002, where some failures send no message at all.
/// VIPER~b of the news: what is wrong with it.
public let variant = Variant(
  "VIPER~b", of: "VIPER",
  Flaw(
    .screen, messages: [Flaw.Clue(.worker, .interactor, "result")],
    paths: ["interactor.isFetching"], layers: ["interactor"],
    explanation: """
      The interactor handles an answer only if it succeeds. It doesn't report a failure to the \
      presenter, so the screen shows nothing. isFetching stays true, so the list is never fetched \
      again. Success and failure both have to end in a message to the presenter.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
