import Queries
import Staging

/// One thing that was done, as a value.
///
/// A session is the result of a list of actions. Each has one text form, the line that a person
/// could type (``description``), and ``init(_:)`` reads just that.
nonisolated public enum Action: Hashable, Sendable {
  /// A feature is opened in these patterns; with none named, in every pattern or as it was left. They
  /// stand beside what is open of it, or, with `isOnly`, in its place.
  case open(String, in: [String] = [], isOnly: Bool = false)
  /// These patterns are closed; with none named, the whole feature.
  case close([String] = [])
  /// An event is fired, or a service does something, at these patterns; with none named, at all.
  case event(Event, on: [String] = [])
  /// A mock takes the view's place in these patterns, or the view comes back.
  case mock(Bool, on: [String] = [])
  /// The patterns that missed events catch up.
  case sync
  /// Everything is loaded anew.
  case reset
  /// Something is written down, at the newest event or at what is named.
  case note(String, at: MessageReference? = nil)
  /// A message stays when others are dropped.
  case pin(MessageReference)
  /// A message goes with the others again.
  case unpin(MessageReference)
  /// The session stopped before a message, with which a lesson's task was done.
  case visit(MessageReference)
  /// The learner took a look that the lesson's task asks for. Looks change nothing and aren't recorded;
  /// this one is, because the task is done with it, and stays done when the log is read again.
  case looked(TakenLook)
  /// A lesson is begun at one of its steps, by its name or its number from 1; choices are shuffled by
  /// a number, and not at all by 0.
  case lesson(String, at: String, seed: Int = 0)
  /// The open question is answered by one choice; choices count from 0, as the learner sees them.
  case answer(Int)
  /// The open question is answered otherwise: by several choices, an order, or what is foreseen.
  case reply([String])
  /// The learner wants to foresee something of an event.
  case predict(Prediction)
  /// The learner says why an event went as it did; no words leave that unsaid.
  case explain(String)
  /// The prediction that the learner asked for is given up.
  case cancelPrediction
  /// The lesson goes on to its next step.
  case next
  /// The lesson goes back to the step before.
  case back
  /// The step is done as its author would.
  case skip
  /// The lesson is left for free play, or gone back to.
  case play

  /// Whether what lies ahead, after going back in time, can still happen after this.
  public var keepsFuture: Bool {
    switch self {
    case .note, .pin, .unpin, .visit, .looked, .explain: true
    case .open, .close, .event, .mock, .sync, .reset, .lesson, .answer, .reply, .predict,
      .cancelPrediction,
      .next,
      .back, .skip, .play:
      false
    }
  }

  /// Whether specimens are loaded with it as event 0, for the learner to see.
  var loads: Bool {
    switch self {
    case .open, .reset, .lesson, .next, .back, .skip: true
    case .close, .event, .mock, .sync, .note, .pin, .unpin, .visit, .looked, .answer, .reply,
      .predict, .explain, .cancelPrediction, .play:
      false
    }
  }

  /// Whether it changes what is open: a lesson's task may be done with it.
  var changesStage: Bool {
    switch self {
    case .open, .close, .event, .mock, .sync, .reset: true
    case .note, .pin, .unpin, .visit, .looked, .lesson, .answer, .reply, .predict, .explain,
      .cancelPrediction,
      .next,
      .back, .skip, .play:
      false
    }
  }

  /// Whether a step of a lesson begins with it.
  package var beginsStep: Bool {
    switch self {
    case .lesson, .next, .back, .skip: true
    case .open, .close, .event, .mock, .sync, .reset, .note, .pin, .unpin, .visit, .looked,
      .answer, .reply, .predict, .explain, .cancelPrediction, .play:
      false
    }
  }

  /// Whether it only bears witness to what the learner saw: it is taken back with what was done before.
  var isObservation: Bool {
    switch self {
    case .visit, .looked: true
    default: false
    }
  }
}
