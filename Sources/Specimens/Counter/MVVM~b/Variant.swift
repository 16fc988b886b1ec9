import Features
import LayerTracing
import Staging

/// MVVM~b of the counter: what is wrong with it.
public let variant = Variant(
  "MVVM~b", of: "MVVM", like: "MVVM~observable",
  Flaw(
    .screen, messages: [Flaw.Clue(.app, .view, "viewDidLoad")],
    paths: ["view.amountLabel", "view.amountLabel.text"], layers: ["view"],
    explanation: """
      The view copies the view model's text in viewDidLoad, where nothing tracks the values that \
      it reads. So the view observes nothing, gets no notification, and shows the first number \
      forever. It has to read the text in updateProperties(). UIKit runs that method under \
      Observation, and calls it again when a value that it read has changed.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
