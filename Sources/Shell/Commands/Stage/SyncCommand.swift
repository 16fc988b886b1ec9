import Lessons

extension Command {
  /// Brings up the patterns that missed events.
  static let sync = Command(
    "sync", .act, in: .stage, inLessons: .anyBlock,
    examples: ["sync"]
  ) { _, _ throws(CommandError) in
    .act(.stage(.sync), at: nil)
  }
}
