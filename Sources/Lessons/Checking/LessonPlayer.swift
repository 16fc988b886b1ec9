import Queries

/// Plays a lesson for the checker: a session, with the few things that the checker does in it as a
/// learner would.
public protocol LessonPlayer: AnyObject {
  /// Begins a fresh session: nothing open, nothing recorded, the numbers as at first. Steps are
  /// measured for ``warning``.
  func start(_ lesson: Lesson, isMeasured: Bool)
  /// Begins a step, by its place from 0: the first, or the one behind the present step. Returns the
  /// outcome of each command of its `run` blocks.
  func enter(_ position: Int, _ way: LessonWay) -> [LessonOutcome]
  /// Carries out a line as if it had been typed.
  func type(_ line: String) -> LessonOutcome
  /// Holds a line of `expect` or `guard` against the place that the session has come to, and changes
  /// nothing.
  func check(_ line: String) -> LessonOutcome
  /// Answers the step's quiz or prediction as its author would. Returns the line that was typed and
  /// its outcome; nil if the step asks neither.
  func answer() -> (line: LessonLine, outcome: LessonOutcome)?
  /// Whether the code that steps ask for is built here.
  var buildsCode: Bool { get }
  /// Builds the code that a step asks for, and tries all that a user can do with it. The author's
  /// solution has to be right. The code that the learner begins with has to compile, and to be
  /// wrong in some way. Returns what isn't so; nil if all is.
  func prove(_ code: LessonCode, isSolved: Bool) -> LessonCodeError?
  /// Fires each event, takes the way out that is offered, and checks that all is as it was before: what
  /// ``fingerprint`` tells now.
  func detour(from fingerprint: String) -> LessonOutcome
  /// Skips the last step.
  func leave()
  /// Whether the step is done.
  var isDone: Bool { get }
  /// Whether the reference solution does the step's task from here; nothing is changed.
  var isSolvable: Bool { get }
  /// What could be better about how the step is shown that was come to last; nil if nothing could.
  var warning: String? { get }
  /// All that could differ between two sessions, as text: messages, states, screens.
  var fingerprint: String { get }
}

/// What is wrong with the code that a step asks for, and where.
public struct LessonCodeError: Hashable, Sendable {
  /// What is wrong.
  let reason: String
  /// The file in which it is; nil if it is in none.
  let file: String?
  /// The line and the column in that file, from 1.
  let place: SourcePlace
  /// The lesson's line that it is about; nil if it is about the code.
  let condition: LessonLine?

  /// Describes what is wrong.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - file: The file in which it is; nil if it is in none.
  ///   - line: The line in that file, from 1.
  ///   - column: The column in that file, from 1.
  ///   - condition: The lesson's line that it is about; nil if it is about the code.
  public init(
    _ reason: String, in file: String? = nil, line: Int = 1, column: Int = 1,
    of condition: LessonLine? = nil
  ) {
    (self.reason, self.file, self.condition) = (reason, file, condition)
    place = SourcePlace(line: max(1, line), column: max(1, column))
  }

  /// Where it is in the lesson that has the code.
  func line(in code: LessonCode, isSolved: Bool) -> LessonLine {
    if let condition { return condition }
    let files = (isSolved ? code.solution : []) + code.files
    guard let found = files.first(where: { $0.name.text == file }) else {
      return (isSolved ? code.solution : code.files).first?.name ?? code.start
    }
    let texts = found.text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = min(place.line, texts.count) - 1
    return LessonLine(
      String(texts[index]),
      at: SourcePlace(line: found.place.line + index, column: place.column))
  }
}

/// How a learner comes to a step.
public enum LessonWay: Sendable {
  /// The step before is done; where it can't be, it is skipped all the same.
  case onward
  /// The step before is skipped.
  case skipping
}

/// What came of a line of a lesson.
public enum LessonOutcome: Hashable, Sendable {
  /// The command was carried out; the check is true.
  case passed
  /// The check is false: what is the case instead.
  case unmet(CheckError)
  /// The command wasn't carried out: why, in words, and where in the line, in UTF-8 bytes from 0.
  case failed(String, at: Int = 0)

  /// What an author is told, and where in the line, in UTF-8 bytes from 0; nil if nothing is wrong.
  public var error: (reason: String, offset: Int)? {
    switch self {
    case .passed: nil
    case .unmet(.unreadable(let error)):
      (CheckError.unreadable(error).description, error.span.lowerBound)
    case .unmet(let failure): (failure.description, 0)
    case .failed(let reason, let offset): (reason, offset)
    }
  }
}
