import LayerTracing
import Staging

/// The lamp in MVP, for the shell.
let pattern = Pattern(
  "MVP", summary: "Model-View-Presenter", drawing: [.view],
  rules: PatternRules(
    name: "MVP",
    ways: [
      .call(.view, .presenter), .call(.presenter, .view),
      .call(.presenter, .model), .notification(.model, .presenter),
    ],
    payloads: [.no("Model type", [Bulb.self], reaches: .view)],
    ownerships: [
      .init(.view, .presenter), .init(.presenter, .model),
    ]),
  builds: [
    Build("lamp", sources: sourceFiles.outsideMocks) { _ in
      LampSceneDelegate()
    }
  ])
