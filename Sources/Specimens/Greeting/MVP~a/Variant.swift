import Features
import LayerTracing
import Staging

/// MVP~a of the greeting: what is wrong with it.
public let variant = Variant(
  "MVP~a", of: "MVP",
  Flaw(
    .leak, paths: ["presenter.view"], layers: ["presenter", "view"],
    explanation: """
      The presenter holds its view strongly, and the view owns the presenter: each keeps the \
      other alive, and neither is ever released. The presenter's reference to the view has to be \
      weak or unowned.
      """),
  Build(
    "greeting", sources: sourceFiles.outsideMocks,
    mock: Specimen.Mock(sources: sourceFiles.mocks(), events: GreetingEvent.drivable) {
      _ in MockedGreetingModule()
    }
  ) { _ in GreetingSceneDelegate() })
