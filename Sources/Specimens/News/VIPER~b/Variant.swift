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
      The interactor takes an answer only if it is a good one. A failure ends there: the presenter \
      isn't told, so the screen says nothing of it, and isFetching stays true, so that the list \
      is never fetched again. Each way out of an answer ends in a message to the presenter.
      """),
  Build(
    "news", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: NewsEvent.drivable) {
      MockedNewsModule(service: NewsService($0))
    }
  ) { NewsSceneDelegate(service: NewsService($0)) })
