import Views

extension Command {
  static let history = Command(
    look: "history", in: .time,
    examples: ["history"]
  ) { _, context throws(CommandError) in
    .history(context.session.timeline)
  }
}
