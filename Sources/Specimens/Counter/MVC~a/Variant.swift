import Features
import LayerTracing
import Staging

// Source: seed 003, whose observation captures self.
/// MVC~a of the counter: what is wrong with it.
public let variant = Variant(
  "MVC~a", of: "MVC",
  Flaw(
    .leak, messages: [Flaw.Clue(.controller, .model, "observe")],
    paths: ["controller.observation", "model.observers"], layers: ["controller", "model"],
    explanation: """
      The closure that observes the model captures self strongly: the controller owns the model, \
      the model keeps the closure, and the closure keeps the controller. None of them is ever \
      released. With [weak self] at the head of the closure, all of them are.
      """),
  Build("counter", sources: sourceFiles.outsideMocks) { _ in CounterSceneDelegate() })
