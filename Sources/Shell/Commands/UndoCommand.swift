import Terminal

extension Command {
  /// Takes the newest action back.
  static var undo: Command {
    Command(
      "undo", in: .time, summary: "take the newest action back",
      examples: [Example("undo", "after 'fire increase', as if it had not been fired")],
      // To take back an event that isn't over is to give it up.
      whilePaused: { _, _ throws(Complaint) in .givesUp(then: .nothing, returns: true) }
    ) { _, session throws(Complaint) in
      let before = session.current?.feature.name
      guard let undone = try session.undo() else {
        throw Complaint("there is nothing to take back", accepted: "Looking changes nothing.")
      }
      let isMark = undone == ActiveLesson.doneMark
      session.report {
        let what =
          isMark
          ? "the task, done where an event was stopped" : undone.withoutDoneMark.sanitized
        let stage = session.current
        return [StyledText("Undone: \(what)\(session.out.profile.isPlain ? "." : "")")]
          + (stage.flatMap { stage in
            stage.feature.name == before
              ? nil : [StyledText("\(stage.feature.name) is in front again.", .hint)]
          } ?? [])
          + session.aheadNote
          + (stage.map { ScreenView($0.open, profile: session.out.profile).lines() }
            ?? ["Nothing is open."])
      }
    }
  }
}
