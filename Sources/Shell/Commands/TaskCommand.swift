extension Command {
  /// Says again what the step asks.
  static var task: Command {
    Command(
      "task", in: .lessons, summary: "what this step says and asks, once more",
      examples: [Example("task", "all of it; Enter alone repeats the question")]
    ) { _, session throws(Complaint) in
      let lesson = try session.openLesson()
      session.show(
        LessonView(lesson.shelved, profile: session.out.profile).task(lesson.run))
    }
  }
}
