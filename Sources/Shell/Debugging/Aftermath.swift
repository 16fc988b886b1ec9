import Staging
import Terminal

/// What comes when an event that is stopped is over.
struct Aftermath {
  /// Where to stop in an event that is done once more.
  struct Stop {
    /// What does it once more.
    let line: String
    /// Before which message.
    let place: MessagePlace
  }

  /// How all was before an event was given up for something that may turn out to be impossible.
  struct Origin {
    /// What the actions had made.
    var state: Session.State
    /// What had been done while the event was stopped.
    let doneMeanwhile: [String]
    /// What was pinned on the event's stage.
    let pins: Stage.Pins
    /// The event's stage.
    let stage: Stage
    /// Whether a lesson's task was done by then, which the log didn't know.
    let isTaskDone: Bool
    /// How many lines had been written down.
    let written: Int
  }

  /// What was asked for and has to wait for the event's end.
  var followUp: String?
  /// What is said of an event that was given up for that, as soon as something is done.
  var farewell: StyledText?
  /// What is left of the line that said how the event goes on, a command each; it comes as soon as the
  /// event has stopped again, or is over.
  var rest: [String] = []
  /// What is left of the line that fired the event which was given up; it comes if the event happens
  /// after all.
  var interrupted: [String] = []
  /// Where to stop again if that can't be done.
  var fallback: Stop?
  /// How all was before the event was given up for it.
  var origin: Origin?
  /// Where to stop in the same event, because somebody asked for it.
  var restart: Stop?
  /// What was done while the event was stopped; it comes into the log after the event.
  var doneMeanwhile: [String] = []

  /// Takes what has to wait, to do it now.
  mutating func takeFollowUp() -> String? {
    defer { followUp = nil }
    return followUp
  }

  /// Takes where to stop in the same event.
  mutating func takeRestart() -> Stop? {
    defer { restart = nil }
    return restart
  }

  /// What asks for something else than the line that fired the event.
  var isAwaited: Bool { followUp != nil || restart != nil }

  /// Takes where to stop again; once it was looked for, that is over.
  mutating func takeFallback() -> Stop? {
    defer { fallback = nil }
    return fallback
  }

  /// Takes what is left of a line, to do the first of it now.
  mutating func takeRest() -> (first: String, others: [String]) {
    defer { rest = [] }
    return (rest.first ?? "", Array(rest.dropFirst()))
  }

  /// Takes what was done meanwhile, to write it down elsewhere.
  mutating func takeDoneMeanwhile() -> [String] {
    defer { doneMeanwhile = [] }
    return doneMeanwhile
  }
}
