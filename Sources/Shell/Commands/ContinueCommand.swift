extension Command {
  /// Lets an event that is stopped go on.
  static var `continue`: Command {
    Command(
      "continue", in: .time, summary: "let the event that is stopped go on, to the next breakpoint",
      examples: [Example("continue", "until a breakpoint, or the event's end")]
    ) { _, session throws(Complaint) in
      _ = try session.paused()
      session.debugger.verdict = .resume(.breakpointsOnly)
    }
  }
}
