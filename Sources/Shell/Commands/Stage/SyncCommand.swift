import Lessons

extension Command {
  /// Brings up the patterns that missed events.
  static let sync = Command(
    "sync", .act, in: .stage, inLessons: .anyBlock,
    summary: "bring up the patterns that missed events",
    examples: [Example("sync", "after 'fire increase on mvp', fires it at the others too")]
  ) { _, _ throws(CommandError) in
    .act(.stage(.sync), at: nil)
  }
}
