import Queries
import Staging

/// One thing that was done, as a value.
///
/// A session is the result of a list of actions. Each has one text form, the line that a person
/// could type (``description``), and ``init(_:)`` reads just that.
nonisolated public enum Action: Hashable, Sendable {
  /// A feature is opened in these patterns; with none named, in every pattern or as it was left.
  case open(String, in: [String] = [])
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
  /// A lesson is begun at one of its steps, by its name or its number from 1.
  case lesson(String, at: String)
  /// The open question is answered; choices count from 0.
  case answer(Int)
  /// The lesson goes on to its next step.
  case next
  /// The step is done as its author would.
  case skip
  /// The lesson is left for free play, or gone back to.
  case play

  /// Whether what lies ahead, after going back in time, can still happen after this.
  public var keepsFuture: Bool {
    switch self {
    case .note, .pin, .unpin, .visit: true
    case .open, .close, .event, .mock, .sync, .reset, .lesson, .answer, .next, .skip, .play: false
    }
  }

  /// Whether specimens are loaded with it as event 0, for the learner to see.
  var loads: Bool {
    switch self {
    case .open, .reset, .lesson, .next, .skip: true
    case .close, .event, .mock, .sync, .note, .pin, .unpin, .visit, .answer, .play: false
    }
  }

  /// Whether it changes what is open: a lesson's task may be done with it.
  var changesStage: Bool {
    switch self {
    case .open, .close, .event, .mock, .sync, .reset: true
    case .note, .pin, .unpin, .visit, .lesson, .answer, .next, .skip, .play: false
    }
  }
}
