import Terminal

extension Command {
  /// Lists what was done.
  static var history: Command {
    Command(
      "history", in: .time, summary: "what was done in this session, in order",
      examples: [Example("history", "every action; looking is none")]
    ) { _, session throws(Complaint) in
      let done = Array(session.log.actions)
      let ahead = Array(session.log.ahead)
      guard !done.isEmpty || !ahead.isEmpty else {
        session.show(["Nothing was done yet."])
        return
      }
      let width = String(done.count + ahead.count).count
      let lines = (done + ahead).enumerated().map { index, line in
        let action = line == ActiveLesson.doneMark ? line.trimmedBlanks : line.withoutDoneMark
        let isAhead = index >= done.count
        if session.out.profile.isPlain {
          let when = isAhead ? "Ahead" : "Action"
          return [StyledText("\(when) \(index + 1): \(action.sanitized)")]
        }
        let number = String(index + 1).padded(to: width, alignment: .right)
        return
          (StyledText("  \(number)", .dim)
          + StyledText("  " + action.sanitized, isAhead ? .dim : .plain)
          + StyledText(isAhead ? "  ahead" : "", .hint))
          .wrapped(to: session.out.profile.columns, indent: width + 4)
      }
      session.show(lines.flatMap(\.self))
    }
  }
}
