import LayerTracing
import Lessons
import Queries
import Staging

/// Why something can't be done or looked at, as a fact; nothing has changed then. The words are the
/// shell's.
nonisolated public enum SessionError: Error, Equatable, Sendable {
  /// Something about what is open.
  case stage(StageError)
  /// Something about time.
  case time(TimeError)
  /// Something about lessons.
  case lesson(LessonError)
  /// A path leads nowhere.
  case path(PathError)
  /// Something about the learner's own code.
  case build(BuildError)

  /// Whether messages wouldn't end: what was done was taken back.
  var isEndless: Bool {
    switch self {
    case .stage(.event(_, .runaway)), .stage(.endlessLoading): true
    default: false
    }
  }
}

/// What can be wrong with what is open, or should be.
nonisolated public enum StageError: Error, Equatable, Sendable {
  /// No feature is open.
  case nothingOpen
  /// No feature has this name.
  case unknownFeature(String)
  /// The feature isn't built in this pattern.
  case unknownPattern(String)
  /// The pattern isn't open.
  case notOpen(String)
  /// What is named is of this feature, which isn't in front.
  case elsewhere(String)
  /// An event can't happen now.
  case event(Event, EventError)
  /// An event takes a widget, and a mock stands in the view's place.
  case mocked(specimen: String)
  /// Messages wouldn't end while a specimen is loaded.
  case endlessLoading(Runaway)
  /// So many answers don't wait; in this specimen, if one was named.
  case noAnswerWaits(in: String?)
  /// A layer can't be replaced.
  case cannotMock(MockError)
  /// No message has this name in a specimen; `last` is the event's last crossing, nil if the specimen
  /// didn't receive the event, and `isDropped` tells that it was there once.
  case noSuchMessage(MessageReference, in: String, last: Int?, isDropped: Bool)
  /// No event has this number; it is another feature's if there is an `owner`.
  case noSuchEvent(Int, newest: Int, owner: String?)
  /// No brief has this number; so many were written down.
  case noSuchBrief(Int, count: Int)
}

/// Why a layer of a specimen can't be replaced by a mock.
nonisolated public enum MockError: Equatable, Sendable {
  /// A layer that is no view names concrete widgets.
  case widgets(pattern: String, type: String, role: Role, widgets: [String])
  /// It comes without a mock of its view, and its layers don't tell why.
  case unknown(pattern: String)
  /// It has no layer of this role, but of those.
  case noRole(Role, specimen: String, has: [Role])
  /// It comes without a double for its layer of this role.
  case noDouble(Role, specimen: String)
}

/// What can be wrong with going through time.
nonisolated public enum TimeError: Error, Equatable, Sendable {
  /// Nothing was done that could be taken back.
  case nothingToUndo
  /// Ctrl-C was pressed while it was done.
  case interrupted
  /// Nothing was taken back, or something was done since.
  case nothingToRedo
  /// No event was fired yet.
  case noEventYet
  /// No event was fired yet whose messages could be walked through.
  case nothingToWalk
  /// No event has this number.
  case noSuchEvent(Int, newest: Int)
  /// No event lies behind; `isInPast` if some lie ahead.
  case nothingBehind(isInPast: Bool)
  /// Nothing lies ahead; `hasEvents` if some lie behind.
  case nothingAhead(hasEvents: Bool)
  /// The session isn't stopped in an event.
  case notStopped
  /// An event sent no message, at all or to a specimen.
  case noMessage(event: Int)
  /// What was done can't be done again, because of this.
  indirect case cannotRepeat(Repetition, SessionError)

  /// Why the actions were to be done again.
  public enum Repetition: CaseIterable, Sendable {
    /// To take the newest one back.
    case undo
    /// To go elsewhere in time.
    case travel
    /// To compare.
    case replay
  }
}

/// What can be wrong with going through a lesson.
nonisolated public enum LessonError: Error, Equatable, Sendable {
  /// No lesson was begun.
  case noneBegun
  /// The lesson was left for free play; its title.
  case isPlaying(String)
  /// No lesson has this name.
  case unknownLesson(String)
  /// A lesson's file can't be read, for the system's reason.
  case unreadable(String)
  /// A lesson's file has errors: how many, and where the first is and what it says.
  case faulty(String, count: Int, first: String)
  /// The lesson has no such step; how many it has, and the names of those that have one.
  case unknownStep(String, count: Int, names: [String])
  /// No question is open.
  case noQuestion
  /// The question has no such answer.
  case noSuchAnswer
  /// An initial in the answer is shared by these roles.
  case whichRole(String, among: [RoleInitials.Entry])
  /// The lesson asks something now, which has to be answered first.
  case questionIsOpen
  /// No prediction was graded whose reason could be told.
  case nothingToExplain
  /// A prediction isn't graded yet, so that its reason can't be told; what fires its event, and whether
  /// something is foreseen already.
  case notFiredYet(String, isSealed: Bool)
  /// Nothing of the event can be foreseen: no message crosses layers.
  case nothingToForesee
  /// A value to be foreseen can't be found, for this reason.
  case noSuchValue(String, reason: String)
  /// Several specimens are open, and none is named.
  case whichSpecimen([String])
  /// No step comes before this one.
  case isFirstStep
  /// Nothing was done in the step that could be taken back; whether another comes before it.
  case nothingToUndoHere(isFirst: Bool)
  /// The step isn't done.
  case stepNotDone
  /// The lesson is finished.
  case nothingToSkip
  /// The lesson's pack has its steps done, not skipped.
  case skipForbidden(pack: String)
  /// The pack keeps this for its teacher.
  case closed(PackManifest.Key, pack: String)
  /// No lesson comes after this one.
  case isLastLesson
  /// The step has no hints; or none is left of so many.
  case noHints
  /// All hints were given.
  case noMoreHints(Int)
  /// No hint of this number was given yet, only so many.
  case noSuchHint(given: Int)
  /// What the step asks has no solution.
  case noSolution
  /// Every lesson is done; or there is none.
  case allDone
  /// There are no lessons.
  case noLessons
  /// There is no exam of this part of the course, only of these.
  case noExam(parts: [String])
  /// An exam has no such thing: hints, free play, the way back; what was typed.
  case notInExam(String)
  /// In an exam a prediction is answered before anything is fired.
  case answerComesFirst
}
