extension Command {
  /// Starts the open patterns over.
  static let reset = Command(
    .reset, .act, in: .stage, isForLessons: true,
    summary: "load the open patterns anew and forget all events",
    examples: [Example("reset", "back to what 'open' showed")]
  ) { _, _ throws(CommandError) in
    .act(.stage(.reset), at: nil)
  }
}
