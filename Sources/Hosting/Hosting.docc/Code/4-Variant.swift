import LayerTracing
import Staging

/// The lamp in MVP with a mistake: what is wrong, and where it shows.
public let variant = Variant(
  "MVP~a", of: "MVP",
  Flaw(
    .leak, paths: ["presenter.view"], layers: ["presenter", "view"],
    explanation: """
      The presenter owns the view, and the view owns the presenter: \
      neither goes when the screen does. An unowned view would.
      """),
  Build("lamp", sources: sourceFiles.outsideMocks) {
    LampSceneDelegate(hub: Hub($0))
  })
