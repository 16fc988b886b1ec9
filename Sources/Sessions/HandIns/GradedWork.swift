import Languages
import Lessons
import Queries

/// What came of a hand-in that was done again, from nothing.
public struct GradedWork {
  /// What is known of a step beside its record.
  struct Note {
    /// What others of the class are asked, for which the newest answer would be right; nil where it is right, or wrong
    /// for all.
    var meant: LessonPrediction.Occasion?
    /// Whether it was skipped, and what is right was told.
    var wasSkipped = false
    /// The actions that changed which of the task's checks hold.
    var effects: [String] = []
    /// Which of them held last.
    var held: [Bool]?
  }

  /// What was done of each step of the lesson, in order.
  public internal(set) var steps: [StepRecord]
  /// What else is known of each.
  var notes: [Note]
  /// Which steps ask something.
  let asks: [Bool]
  /// Whether the lesson's answers were written to a file.
  public internal(set) var hasKey: Bool
  /// How long it took, in seconds; nil where no times are in it.
  public internal(set) var seconds: Int?
  /// The first thing that couldn't be done again, and why: nothing that comes after it in its sitting
  /// counts.
  public internal(set) var refused: (line: String, reason: Refusal)?
}

extension GradedWork {
  /// Does a hand-in again, of which nothing is believed but what the learner did; the session that has
  /// the features and lessons stays as it is. Own builds aren't run: what was done with them is left out, but
  /// a step that asks for code is done where that was found right.
  ///
  /// - Parameters:
  ///   - handIn: The hand-in.
  ///   - shelved: The lesson.
  ///   - session: What has the features and lessons.
  ///   - nothing: How it is told where a way ends that was foreseen: `Model -> nothing`.
  ///   - verdicts: What came of those builds that were built and hunted anew.
  ///   - proves: Whether a check tells two builds apart; of an exam that isn't believed either.
  public init(
    _ handIn: HandIn, against shelved: ShelvedLesson, like session: Session,
    nothing: String, verdicts: [OwnBuild: CodeVerdict] = [:],
    proves: @escaping (TakenLook, Session) -> Bool = { _, _ in true }
  ) {
    var replay = HandInReplay(
      handIn, of: shelved, like: session, nothing: nothing, verdicts: verdicts, proves: proves)
    for sitting in handIn.sittings { replay.carryOut(sitting) }
    self = replay.work
  }

  /// What others of the class are asked, for which the newest answer to a step would be right; nil where it is right,
  /// or wrong for all.
  public func meant(at place: Int) -> LessonPrediction.Occasion? { notes[place].meant }

  /// What counts, in the lesson's order, without what changed nothing: the same for all who did it so.
  public var essence: [String] {
    zip(steps, notes).enumerated().flatMap { place, known in
      let (step, note) = known
      let answers =
        step.answers.map { "\($0.isRight) \($0.text)" } + step.reasons.map { "because \($0)" }
      return (answers + note.effects.sorted()).map { "\(place) \($0)" }
    }
  }

  /// How many steps were done or skipped. Those that ask nothing are done by going on: where all others were skipped,
  /// nothing was done.
  public var count: (done: Int, skipped: Int) {
    let isDone = zip(steps, asks).contains { $0.outcome == .done && $1 }
    return (
      isDone ? steps.count { $0.outcome == .done } : 0, steps.count { $0.outcome == .skipped }
    )
  }
}
