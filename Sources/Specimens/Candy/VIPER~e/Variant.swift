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
      The task calls a method of the presenter, so it captures self strongly, although the word \
      self doesn't appear. While the task waits, the presenter stays, with interactor, worker and \
      router, even if its screen is long gone. If the answer never comes, they stay forever. The \
      task should capture self weakly, wait without self, and be cancelled in deinit.
      """),
  Build(
    "candy", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CandyEvent.drivable) {
      MockedCandyModule(service: CandyService($0))
    }
  ) { CandySceneDelegate(service: CandyService($0)) })
