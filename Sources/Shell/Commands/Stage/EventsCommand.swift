import Lessons
import Views

extension Command {
  /// Lists what can be fired and what has been.
  static let events = Command(
    look: "events", in: .stage, inLessons: .anyBlock,
    examples: ["events"]
  ) { _, context throws(CommandError) in
    let stage = try context.stage()
    return .events(of: stage) + .fired(on: stage)
  }
}
