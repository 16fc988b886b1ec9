/// What ends a step.
public enum LessonQuestion: Hashable, Sendable {
  /// Something to do.
  case task(LessonTask)
  /// Something to choose.
  case quiz(LessonQuiz)
  /// Something to foresee.
  case prediction(LessonPrediction)

  /// What it is known by within its lesson.
  public var id: LessonLine {
    switch self {
    case .task(let task): task.id
    case .quiz(let quiz): quiz.id
    case .prediction(let prediction): prediction.id
    }
  }
}
