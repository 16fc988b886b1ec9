import Lessons

/// What something that was done means for what the learner is asked, beside its outcome.
public struct News {
  /// What it means for a prediction.
  public var prediction: PredictionNews?
  /// What it means for the lesson's task.
  public var task: TaskNews?

  /// Makes news; of nothing unless given.
  public init(prediction: PredictionNews? = nil, task: TaskNews? = nil) {
    (self.prediction, self.task) = (prediction, task)
  }

  /// Takes over what is newer.
  ///
  /// - Parameter newer: What was done next; what it doesn't speak of is as it was.
  public mutating func add(_ newer: News) {
    prediction = newer.prediction ?? prediction
    task = newer.task ?? task
  }
}

/// What an event means for a prediction.
public enum PredictionNews {
  /// It is graded.
  case graded(Grade)
  /// The event was fired before anything was foreseen: the prediction stays open.
  case unanswered(OpenPrediction)
  /// Another event was fired: the prediction stays open, and what it is about may be another now.
  case other(OpenPrediction)
}

/// What something that was done means for a lesson's task.
public enum TaskNews {
  /// The task isn't done; what came of each check. While an event is stopped, of those that can be met
  /// by stopping elsewhere.
  case notYet([LessonFinding], isStopped: Bool)
  /// The task is done; whether by stopping in an event.
  case done(byStopping: Bool)

  /// Whether it is told while the session is stopped in an event: what came of the whole event is told at
  /// its end.
  public var isOfStop: Bool {
    switch self {
    case .done(let byStopping): byStopping
    case .notYet(_, let isStopped): isStopped
    }
  }
}
