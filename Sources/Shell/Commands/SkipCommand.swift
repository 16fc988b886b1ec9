extension Command {
  /// Leaves a step to its author.
  static var skip: Command {
    Command(
      "skip", in: .lessons, summary: "do this step as its author would, and go on",
      examples: [Example("skip", "what you did in this step gives way to the solution")],
      isAction: { _ in true }
    ) { _, session throws(Complaint) in
      try session.skip()
    }
  }
}
