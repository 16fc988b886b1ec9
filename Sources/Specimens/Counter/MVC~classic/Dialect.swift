import Features
import LayerTracing
import Staging

// no text: what it says of itself is worded by its key where it is shown
/// Smalltalk's MVC: what the user does reaches the controller, and the view watches the model by
/// itself. Source: Krasner and Pope, 1988.
public let dialect = Dialect(
  "MVC~classic", of: "MVC", summary: "Smalltalk's Model-View-Controller",
  rules: PatternRules(
    name: "MVC~classic",
    ways: [
      .call(.user, .controller), .call(.view, .controller), .call(.controller, .view),
      .call(.controller, .model), .call(.view, .model), .notification(.model, .view),
    ],
    ownerships: [
      .init(.view, .controller), .init(.controller, .model), .init(.view, .model),
    ]),
  builds: [
    Build("counter", sources: sourceFiles.outsideMocks) { _ in CounterSceneDelegate() }
  ])
