import LayerTracing
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
  public init(_ event: Event, on specimen: String, _ subject: PredictionSubject = .path) {
    self.event = event
    self.specimen = specimen
    self.subject = subject
  }

  /// What comes after the kind in its text form: the path of a value.
  var path: String? { if case .value(let path) = subject { path } else { nil } }
}

/// What was foreseen, or what came of it, in a form in which the two can be compared.
nonisolated public enum Forecast: Hashable, Sendable {
  /// The layers that messages reach, by their roles.
  case path([Role])
  /// So many messages.
  case count(Int)
  /// The messages in this order, by their places in the list that was shown, from 0.
  case order([Int])
  /// A value or a line of the screen.
  case text(String)

  /// The text that foresees that nothing on the screen is new, in any language.
  package static let nothing = "nothing"
}
