import Features
import LayerTracing
import Staging

/// RIBs~a of the counter: what is wrong with it.
public let variant = Variant(
  "RIBs~a", of: "RIBs",
  Flaw(
    .leak, paths: ["view.listener"], layers: ["view", "interactor"],
    explanation: """
      The view holds its listener strongly. The listener is the interactor, which owns the view \
      as its presenter: each keeps the other alive after the router has gone. In RIBs a child \
      should hold its listener weakly, like any delegate.
      """),
  Build(
    "counter", sources: sourceFiles.of("Counter"),
    framework: sourceFiles.of("Framework"),
    mock: Specimen.Mock(sources: sourceFiles.mocks(of: "Count"), events: CounterEvent.drivable) {
      _ in MockedCounterModule()
    }
  ) { _ in CounterSceneDelegate() })
