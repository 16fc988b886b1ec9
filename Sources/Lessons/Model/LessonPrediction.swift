/// A question about an event that isn't fired yet.
public struct LessonPrediction: Hashable, Sendable {
  /// What it is known by within its lesson.
  public let id: LessonLine
  /// The event, with its value if it has one: `quantity 3`.
  public let event: LessonLine
  /// The specimen that is meant; nil for the only one that is open.
  public let specimen: LessonLine?
  /// What is to be foreseen.
  public let subject: PredictionSubject

  /// Makes a prediction.
  public init(
    id: LessonLine, event: LessonLine, specimen: LessonLine? = nil, subject: PredictionSubject
  ) {
    self.id = id
    self.event = event
    self.specimen = specimen
    self.subject = subject
  }

  /// What fires the event, at everything that is open: what a learner is asked to type.
  public var solution: LessonLine { LessonLine(event.text, at: event.place, behind: "fire ") }
}
