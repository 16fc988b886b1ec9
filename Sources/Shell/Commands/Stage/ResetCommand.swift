import Lessons

extension Command {
  /// Starts the open patterns over.
  static let reset = Command(
    "reset", elsewhere: ["restart"], .act, in: .stage, inLessons: .anyBlock,
    summary: "load the open patterns anew and forget all events",
    examples: [Example("reset", "back to what 'open' showed")]
  ) { _, _ throws(CommandError) in
    .act(.stage(.reset), at: nil)
  }
}
