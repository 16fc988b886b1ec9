import Features
import LayerTracing
import Staging

/// VIPER~e of the candy: what is wrong with it.
public let variant = Variant(
  "VIPER~e", of: "VIPER", like: "VIPER~async",
  Flaw(
    .task, messages: [Flaw.Clue(.view, .presenter, "fetchCandy")],
    layers: ["presenter"],
    explanation: """
      The task calls a method of the presenter, and so it captures self strongly, though the word \
      self is nowhere to be seen. As long as the answer is awaited the presenter stays, with \
      interactor, worker and router, even if its screen is long gone; with an answer that never \
      comes, for good. The task should capture self weakly, await without it, and be cancelled in \
      deinit.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
