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
      The handler that observes the number also sets it, to keep it within bounds. That is \
      another change, which calls the handler again, without end. The model owns the number, so \
      the model should keep it within bounds, before it notifies its observers.
      """),
  Build("counter", sources: sourceFiles.outsideMocks) { _ in CounterSceneDelegate() })
