import Queries

/// What the learner saw that the lesson's task asks for. It changes nothing but the task, which is done with
/// it, and stays done when the log is read again.
nonisolated public enum Observation: Hashable, Sendable {
  /// The session stopped before a message.
  case stop(MessageReference)
  /// The learner took a look. Looks change nothing and aren't recorded; this one is, because the task asks
  /// for it.
  case look(TakenLook)
}

nonisolated extension Observation: CustomStringConvertible {
  /// The line that makes it.
  public var description: String {
    switch self {
    case .stop(let message): "goto \(message)"
    case .look(let look): look.description
    }
  }

  /// Reads its line; nil if it is anything else.
  init?(_ head: String, _ line: ActionLine) {
    var line = line
    if head == "goto" {
      guard let message = line.message(), message.crossing != nil, line.isAtEnd else { return nil }
      self = .stop(message)
    } else {
      guard let kind = TakenLook.Kind(rawValue: head), let what = line.last() else { return nil }
      self = .look(TakenLook(kind, what))
    }
  }
}

extension State {
  /// Sees whether the lesson's task is done with an observation; a task that asks to stop in an event
  /// is shown it anew by the actions before.
  func perform(
    _ observation: Observation, after actions: @autoclosure () -> [Action]
  ) throws(SessionError) {
    switch observation {
    case .look(let look):
      let active = try openLesson()
      workspace.looks.insert(look)
      active.look(in: self)
    case .stop(let reference):
      let actions = actions()
      guard let lesson = lessonInFront,
        lesson.run.openTask?.asksToStop(in: environment) == true,
        let place = try Visit.place(
          sending: reference, in: actions, environment, from: checkpoint)
      else { return }
      let visit = Visit(
        reference, sentBy: place, of: actions, in: environment, from: checkpoint)
      _ = try visit.look { lesson.look(in: $0, stoppedBefore: $1) }
    }
  }
}
