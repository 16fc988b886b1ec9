extension Command {
  /// Leaves.
  static var quit: Command {
    Command(
      "quit", aliases: ["exit", "q"], in: .shell, summary: "leave; so does the end of input",
      examples: [Example("quit", "leaves; 'exit' does the same")],
      whilePaused: { _, _ throws(Complaint) in .resumes() }
    ) { _, session throws(Complaint) in
      session.isFinished = true
    }
  }
}
