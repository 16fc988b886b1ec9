import LayerTracing
import Lessons

/// A prediction that goes on: asked, then sealed, then graded.
public struct OpenPrediction {
  /// How far it is.
  public enum Phase {
    /// Nothing was foreseen yet.
    case asked
    /// Something was, and the event isn't fired yet.
    case sealed(Forecast)
    /// The event was fired; the learner may say why it went so, and is asked to or isn't.
    case graded(Grade, asksWhy: Bool)
  }

  /// What is asked.
  public let question: Prediction
  /// The specimen's pattern as it is declared: `MVP`.
  public let pattern: String
  /// The roles of the specimen's layers, as people draw them: what a path may go through.
  public let roles: [Role]
  /// For an order, the messages in the order in which they are shown; else nothing.
  public let items: [String]
  /// How far it is.
  public internal(set) var phase = Phase.asked

  /// Whether an answer is taken: a first one, or another before the event is fired.
  public var isOpen: Bool {
    switch phase {
    case .asked, .sealed: true
    case .graded: false
    }
  }

  /// Whether an answer is kept until the event is fired.
  public var isSealed: Bool {
    if case .sealed = phase { true } else { false }
  }

  /// Whether the learner is asked why it went so.
  public var asksWhy: Bool {
    if case .graded(_, asksWhy: true) = phase { true } else { false }
  }

  /// What was foreseen; nil if nothing was.
  var forecast: Forecast? {
    switch phase {
    case .asked: nil
    case .sealed(let forecast): forecast
    case .graded(let grade, _): grade.forecast
    }
  }

  /// How it is asked, answered and told.
  package var form: any PredictionForm { question.subject.kind.form.init(open: self) }
}
