import Features
import LayerTracing
import Staging

/// MVC~b of the counter: what is wrong with it.
public let variant = Variant(
  "MVC~b", of: "MVC",
  Flaw(
    .loop,
    messages: [
      Flaw.Clue(.controller, .model, "clamp"), Flaw.Clue(.model, .controller, "number"),
    ],
    paths: ["controller.observation"], layers: ["controller", "model"],
    explanation: """
      The handler that observes the number sets the number, to keep it within bounds; that is a \
      change like any other, which the handler is told of, and so on without end. The owner of a \
      number keeps it within bounds: the model, before it tells its observers.
      """),
  Build("counter", sources: sourceFiles.outsideMocks) { _ in CounterSceneDelegate() })
