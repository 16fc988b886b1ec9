import Lessons

extension Command {
  /// Shows how a step can be done.
  static var solution: Command {
    Command(
      "solution", in: .lessons, summary: "one way to do this step; nothing is done",
      examples: [Example("solution", "the commands to type, or the answer")]
    ) { _, session throws(Complaint) in
      let lesson = try session.openLesson()
      let view = LessonView(lesson.shelved, profile: session.out.profile)
      switch lesson.run.step.question {
      case .task(let task): session.show(view.solution(of: task))
      case .quiz(let quiz): session.show(view.solution(of: quiz))
      case .prediction, nil:
        throw Complaint("this step asks nothing that has a solution", accepted: "To go on: next.")
      }
    }
  }
}
