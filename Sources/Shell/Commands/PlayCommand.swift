extension Command {
  /// Leaves a lesson for free play, and comes back.
  static var play: Command {
    Command(
      "play", in: .lessons, summary: "leave the lesson for free play, or come back to it",
      examples: [Example("play", "the lesson waits as it is; play again brings you back")],
      isAction: { _ in true }
    ) { _, session throws(Complaint) in
      session.play()
    }
  }
}
