import Lessons
import Views

extension Command {
  /// Lists what can be fired and what has been.
  static let events = Command(
    look: "events", in: .stage, inLessons: .anyBlock,
    summary: "what can be fired, and what has been",
    examples: [Example("events", "lists both")]
  ) { _, context throws(CommandError) in
    let stage = try context.stage()
    return .events(of: stage) + .fired(on: stage)
  }
}
