import Staging

extension Command {
  /// Brings up whoever missed events.
  static var sync: Command {
    Command(
      "sync", in: .stage, summary: "bring up the patterns that missed events",
      examples: [Example("sync", "after 'fire increase on mvp', fires it at the others too")],
      isAction: { _ in true }
    ) { _, session throws(Complaint) in
      let stage = try session.stage()
      let behind = stage.sync()
      let caughtUp = behind.filter(\.sparedEvents.isEmpty).map(\.specimen.pattern)
      session.turn.changedNothing = caughtUp.isEmpty
      session.report {
        behind.isEmpty
          ? ["Nobody is behind."]
          : (caughtUp.isEmpty ? [] : ["Caught up: \(Wording.list(caughtUp))."])
            + RunawayWording.spared(behind)
            + ScreenView(stage.open, profile: session.out.profile).lines()
      }
    }
  }
}
