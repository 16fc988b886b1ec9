import Terminal

extension Command {
  /// Lists what was done.
  static var history: Command {
    Command(
      "history", in: .time, summary: "what was done in this session, in order",
      examples: [Example("history", "every action; looking is none")]
    ) { _, session throws(Complaint) in
      guard session.log.count > 0 else {
        session.show(["Nothing was done yet."])
        return
      }
      let width = String(session.log.count).count
      if session.out.profile.isPlain {
        session.show(
          session.log.actions.enumerated().map { index, action in
            StyledText("Action \(index + 1): \(action.sanitized)")
          })
        return
      }
      session.show(
        session.log.actions.enumerated().map { index, action in
          StyledText("  " + String(index + 1).padded(to: width, alignment: .right), .dim)
            + StyledText("  " + action.sanitized)
        })
    }
  }
}
