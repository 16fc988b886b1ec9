import Languages
import Queries

/// How the learner goes through a lesson.
nonisolated public enum LessonAction: Hashable, Sendable {
  /// A lesson is begun at one of its steps, by its name or its number from 1; choices are shuffled by
  /// a number, and not at all by 0.
  case begin(String, at: String, seed: Int = 0)
  /// The lesson goes on to its next step.
  case next
  /// The lesson goes back to the step before.
  case back
  /// The step is done as its author would.
  case skip
  /// The lesson is left for free play, or gone back to.
  case play

  /// Whether a step of a lesson begins with it.
  var beginsStep: Bool { self != .play }
}

nonisolated extension LessonAction: CustomStringConvertible {
  /// The line that does it.
  public var description: String {
    // no text: a line that is typed
    switch self {
    case .begin(let name, let step, let seed):
      ActionLine.text("lesson", [name]) + " at \(step.asWord)"
        + (seed == 0 ? "" : " shuffled \(seed)")
    case .next: "next"
    case .back: "lesson back"
    case .skip: "skip"
    case .play: "play"
    }
  }

  /// Reads its line; nil if it is anything else.
  init?(_ head: String, _ line: ActionLine) {
    var line = line
    switch head {
    case "lesson":
      if line.rest.count == 1, line.keyword("back") {
        self = .back
        return
      }
      guard let name = line.word(), line.word() == "at", let step = line.word() else { return nil }
      if line.isAtEnd {
        self = .begin(name, at: step)
        return
      }
      guard line.word() == "shuffled", let seed = line.number(), seed != 0, line.isAtEnd else {
        return nil
      }
      self = .begin(name, at: step, seed: seed)
    case "next" where line.isAtEnd: self = .next
    case "skip" where line.isAtEnd: self = .skip
    case "play" where line.isAtEnd: self = .play
    default: return nil
    }
  }
}

extension State {
  /// Takes the lesson there.
  func perform(_ action: LessonAction) throws(Refusal) -> Outcome {
    let steps = LessonSteps(self)
    return switch action {
    case .begin(let name, let step, let seed):
      .lesson(try steps.begin(name, at: step, seed: seed))
    case .next: .lesson(try steps.next())
    case .back: .lesson(try steps.back())
    case .skip: .lesson(try steps.skip())
    case .play: .lesson(try steps.play())
    }
  }
}
