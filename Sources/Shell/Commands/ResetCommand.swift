import Staging

extension Command {
  /// Starts the open patterns over.
  static var reset: Command {
    Command(
      "reset", in: .stage, summary: "load the open patterns anew and forget all events",
      examples: [Example("reset", "back to what 'open' showed")],
      isAction: { _ in true }
    ) { _, session throws(Complaint) in
      let stage = try session.stage()
      let count = stage.events.count
      stage.reset()
      session.report {
        ["Loaded anew; \(Wording.count(count, "event")) forgotten."]
          + ScreenView(stage.open, profile: session.out.profile).lines()
      }
    }
  }
}
