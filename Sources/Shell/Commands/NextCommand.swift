extension Command {
  /// Goes on in the lesson.
  static var next: Command {
    Command(
      "next", in: .lessons, summary: "go on to the next step, or to the next lesson",
      examples: [Example("next", "when the step is done; Enter does the same")],
      isAction: { _ in true },
      whilePaused: { _, session throws(Complaint) in
        try session.checkStepIsDone(of: session.openLesson())
        return .resumes()
      }
    ) { _, session throws(Complaint) in
      try session.goOn()
    }
  }
}
