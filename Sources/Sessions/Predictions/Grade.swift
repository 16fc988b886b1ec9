import LayerTracing
import Queries

/// What came of a prediction: what was foreseen beside what happened, from the live trace.
public struct Grade {
  /// What happened, as far as it was asked for.
  package struct Fact {
    /// The messages that crossed layers.
    var messages: [Message] = []
    /// The value, or the new lines of the screen.
    var texts: [String] = []
  }

  /// What was asked.
  public var question: Prediction { form.open.question }
  /// What was foreseen.
  public let forecast: Forecast
  /// The number of the event.
  public let event: Int
  /// Whether all is as it was foreseen.
  public let isRight: Bool
  private let form: any PredictionForm
  private let fact: Fact

  /// Grades what was foreseen by what an event did.
  init(_ open: OpenPrediction, _ forecast: Forecast, _ fact: Fact, event: Int) {
    form = open.form
    (self.forecast, self.fact, self.event) = (forecast, fact, event)
    isRight = form.isRight(forecast, fact)
  }

  /// What came of it, if it is wrong.
  package var result: PredictionResult { form.result(forecast, fact) }

  /// The forecast, as teachers read it.
  var forecastText: String { form.teacherText(of: forecast) }

  /// Where it first goes elsewhere: `Model -> View`; nil if nothing less than all can be told.
  func departure(nothing: String) -> String? { form.departure(forecast, fact, nothing: nothing) }

  /// A message without its values, which would tell too much: `View -> Controller: touched`.
  package static func name(_ message: Message) -> String {
    let arrow = (message.isNotification ? HopArrow.notification : .call).rawValue
    return "\(message.sender.role) \(arrow) \(message.receiver.role): \(message.site.baseName)"
  }
}
