/// A question about an event that isn't fired yet.
public struct LessonPrediction: Hashable, Sendable {
  /// What is to be foreseen.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Which layers the messages pass, in order.
    case path
    /// How many messages there are.
    case count
    /// In which order given messages come.
    case order
    /// What a property is afterwards.
    case value
    /// What the screen shows afterwards.
    case screen
  }

  /// What it is known by within its lesson.
  public let id: LessonLine
  /// The event, with its value if it has one: `quantity 3`.
  public let event: LessonLine
  /// The specimen that is meant; nil for all that are open.
  public let specimen: LessonLine?
  /// What is to be foreseen.
  public let kind: Kind

  /// Makes a prediction.
  public init(id: LessonLine, event: LessonLine, specimen: LessonLine? = nil, kind: Kind) {
    self.id = id
    self.event = event
    self.specimen = specimen
    self.kind = kind
  }
}
