extension Command {
  /// Says again what the step asks.
  static var task: Command {
    Command(
      "task", in: .lessons, summary: "what this step asks, once more",
      examples: [Example("task", "Enter does the same while the step isn't done")]
    ) { _, session throws(Complaint) in
      let lesson = try session.openLesson()
      session.show(
        LessonView(lesson.shelved, profile: session.out.profile).task(lesson.run), isCode: true)
    }
  }
}
