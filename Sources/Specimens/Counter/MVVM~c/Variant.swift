import Features
import LayerTracing
import Staging

/// MVVM~c of the counter: what is wrong with it.
public let variant = Variant(
  "MVVM~c", of: "MVVM", like: "MVVM~reactor",
  Flaw(
    .place, messages: [],
    paths: ["viewModel.state"], layers: ["viewModel"],
    explanation: """
      For one of its actions mutate writes the state itself, and gives no mutation. The state is \
      made in two places then: what reduce, or a transform, does with every change, a limit or a \
      log, is passed by. mutate says what is to change; reduce alone makes states.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
