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
      The view copies the view model's text in viewDidLoad, where nobody notes what is read: it is \
      subscribed to nothing, is told of no change, and shows the first number for good. What is \
      shown has to be read in updateProperties(), which UIKit runs under Observation and calls \
      again when something that was read has changed.
      """),
  Build(
    "counter", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
