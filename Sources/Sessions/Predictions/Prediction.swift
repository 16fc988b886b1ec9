import Lessons
import Staging

/// What a learner is to foresee, or wants to: something about an event that isn't fired yet.
nonisolated public struct Prediction: Hashable, Sendable {
  /// The event.
  public let event: Event
  /// The specimen, by the name that people type: `mvp`.
  public let specimen: String
  /// What of it.
  public let subject: PredictionSubject

  /// Makes a prediction.
  public init(_ event: Event, on specimen: String, _ subject: PredictionSubject) {
    self.event = event
    self.specimen = specimen
    self.subject = subject
  }
}

/// What was foreseen, or what came of it, in words that mean it wherever they are read again: the layers that messages
/// reach, so many messages, the messages in an order, by their numbers in the list that was shown, or a text.
nonisolated public struct Forecast: Hashable, Sendable {
  /// The words.
  public let words: [String]

  init(_ words: [String]) { self.words = words }

  /// The text that foresees that nothing on the screen is new, in any language.
  package static let nothing = "nothing"
}
