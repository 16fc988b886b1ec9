import Views

extension Command {
  static let history = Command(
    look: "history", in: .time, summary: "what was done in this session, in order",
    examples: [Example("history", "every action; to look, or to go through time, is none")]
  ) { _, context throws(CommandError) in
    .history(context.session.timeline)
  }
}
