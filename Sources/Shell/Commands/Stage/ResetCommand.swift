import Lessons

extension Command {
  /// Starts the open patterns over.
  static let reset = Command(
    "reset", elsewhere: ["restart"], .act, in: .stage, inLessons: .anyBlock,
    examples: ["reset"]
  ) { _, _ throws(CommandError) in
    .act(.stage(.reset), at: nil)
  }
}
