/// What ends a step.
public enum LessonQuestion: Hashable, Sendable {
  /// Something to do.
  case task(LessonTask)
  /// Something to choose, or to put in order.
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

  /// Whether it is shown to each learner in another order.
  public var isShuffled: Bool {
    switch self {
    case .quiz(let quiz): quiz.isShuffled
    case .task, .prediction: false
    }
  }

  /// The commands that do it as its author would; none for what is only chosen.
  public var solution: [LessonLine] {
    switch self {
    case .task(let task): task.solution
    case .prediction(let prediction): [prediction.solution]
    case .quiz: []
    }
  }
}
