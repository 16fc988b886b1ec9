import Languages
import Queries

/// What the learner saw that the lesson's task asks for. It changes nothing but the task, which is done with
/// it, and stays done when the log is read again.
nonisolated public enum Observation: Hashable, Sendable {
  /// The session stopped before a message.
  case stop(MessageReference)
  /// The learner took a look. Looks change nothing and aren't recorded; this one is, because the task asks
  /// for it.
  case look(TakenLook)

  /// Whether it is of one of these builds alone: what was found out of a build counts only where it is built anew, and
  /// hunted or tested.
  func isOf(_ names: Set<String>) -> Bool {
    switch self {
    case .stop(let message): message.isOf(names)
    case .look(let look): look.kind.isOfBuild && names.contains(look.subject)
    }
  }
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
  ///
  /// - Parameters:
  ///   - head: Its first word.
  ///   - line: The words behind that.
  ///   - text: The whole line: a check is taken as it stands there, quotes included.
  init?(_ head: String, _ line: ActionLine, in text: String) {
    var line = line
    if head == TakenLook.Kind.proved.command {
      guard let first = line.rest.first else { return nil }
      let isOneWord = line.rest.count == 1 && first.isQuoted
      let check = isOneWord ? first.text : Word.text(from: Array(line.rest), in: text).text
      self = .look(TakenLook(.proved, check))
    } else if head == "goto" {
      guard let message = line.message(), message.crossing != nil, line.isAtEnd else { return nil }
      self = .stop(message)
    } else {
      guard let kind = TakenLook.Kind(command: head), let subject = line.last() else { return nil }
      self = .look(TakenLook(kind, subject))
    }
  }
}

extension State {
  /// Sees whether the lesson's task is done with it.
  ///
  /// - Parameters:
  ///   - observation: What was seen.
  ///   - actions: What was done before: a task that asks to stop in an event is shown it anew.
  /// - Returns: What it means for the task; nil if it means nothing.
  /// - Throws: That no lesson is in front, or that an earlier action can't be done any more.
  func perform(
    _ observation: Observation, after actions: @autoclosure () -> [Action]
  ) throws(Refusal) -> TaskNews? {
    switch observation {
    case .look(let look):
      let active = try openLesson()
      workspace.looks.insert(look)
      return active.look(in: self)
    case .stop(let reference):
      let actions = actions()
      guard let lesson = lessonInFront,
        lesson.run.openTask?.asksToStop(in: environment) == true,
        let place = try StopReplay(of: actions, like: self).place(sending: reference)
      else { return nil }
      let replay = StopReplay(of: Array(actions[...place]), like: self)
      return try replay.look(before: reference) { lesson.look(in: $0, stoppedBefore: $1) } ?? nil
    }
  }
}
