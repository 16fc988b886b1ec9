import Features
import LayerTracing
import Staging

/// MVVM~a of the counter: what is wrong with it.
public let variant = Variant(
  "MVVM~a", of: "MVVM",
  Flaw(
    .leak, messages: [Flaw.Clue(.view, .viewModel, "amountText.bind")],
    paths: ["view.binding", "viewModel.amountText"], layers: ["view", "viewModel"],
    explanation: """
      The closure that is bound captures self strongly: the view owns the view model, the view \
      model keeps the closure, and the closure keeps the view. All of them stay when the screen \
      is gone, and the model with them. With [weak self] at the head of the closure, they go.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
