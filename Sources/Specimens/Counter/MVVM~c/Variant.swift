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
      For one of its actions mutate writes the state itself, and returns no mutation. Now the \
      state is made in two places, and a limit or a log in reduce, or in a transform, is skipped. \
      mutate should only say what changes; reduce alone should make states.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
