import Characters
import Languages

/// One thing that was checked.
public struct CheckCase: Hashable, Sendable {
  /// Why it isn't so, and where to look.
  public struct Failure: Hashable, Sendable {
    /// The file, as it was named.
    public let file: String
    /// Where in the file.
    public let place: SourcePlace
    /// What is wrong, in words.
    public let message: String

    /// Describes a failure.
    public init(_ message: String, in file: String, at place: SourcePlace) {
      self.message = message
      self.file = file
      self.place = place
    }

    /// One line as compilers write it: `file:line:column: error: …`, made safe for a terminal.
    func located(isWarning: Bool = false) -> String {
      let kind = isWarning ? "warning" : "error"
      return "\(file):\(place.line):\(place.column): \(kind): \(message)".sanitized
    }
  }

  /// The lesson's id, or its file if it has none that can be read.
  public let lesson: String
  /// The step's id; its number from 1 if it has none; nil for the whole lesson.
  public let step: String?
  /// What should be so.
  public let name: String
  /// Why it isn't; nil if it is.
  public let failure: Failure?
  /// What could be better though it is as it should be; nil if nothing is.
  public let warning: Failure?

  /// Describes a case.
  public init(
    lesson: String, step: String? = nil, name: String, failure: Failure? = nil,
    warning: Failure? = nil
  ) {
    self.lesson = lesson
    self.step = step
    self.name = name
    self.failure = failure
    self.warning = warning
  }

  /// Whether it is as it should be.
  public var passed: Bool { failure == nil }
}

// no text: a build server knows a case by its name from one run to the next, whatever is spoken
/// The claims about a lesson, its steps and their lines. A case is named after its claim.
enum Claim: String {
  case isReadable = "can be read"
  case runs
  case fitsScreen = "fits one screen"
  case failsBefore = "fails before the solution"
  case solutionRuns = "solution runs"
  case holdsAfter = "holds after the solution"
  case guardHoldsAfter = "guard holds after the solution"
  case solution
  case codeIsToBeWritten = "code to begin with isn't right yet"
  case codeIsRight = "solution in code is right"
  case isDoneTyped = "done as a learner types it"
  case worksSkipped = "works after skipping the steps before it"
  case isDoneAfterDetour = "can be done after a detour"
  case isDrawn = "can be done whatever is drawn"
  case twoRuns = "two runs are identical"
}

/// The cases of one step, while they are found.
struct StepCases {
  let lesson: Lesson
  let step: String
  private(set) var cases: [CheckCase] = []

  /// Adds what came of a line that should pass.
  mutating func add(
    _ claim: Claim, _ line: LessonLine, _ outcome: LessonOutcome,
    saying wording: (_ reason: String) -> String = { $0 }
  ) {
    let error = outcome.error
    add(claim, line, error.map { wording($0.reason) }, at: error?.offset ?? 0)
  }

  /// Adds what came of an `expect` before the task, where it should fail.
  mutating func addReversed(_ line: LessonLine, _ outcome: LessonOutcome) {
    add(
      .failsBefore, line, outcome == .passed ? localized("proof.true-before") : nil)
  }

  /// Adds what came of the code that a step asks for.
  mutating func add(
    _ claim: Claim, _ code: LessonCode, _ error: LessonCodeError?, isSolved: Bool
  ) {
    let line = error?.line(in: code, isSolved: isSolved) ?? code.start
    cases.append(
      CheckCase(
        lesson: lesson.id.text, step: step, name: claim.rawValue,
        failure: error.map {
          CheckCase.Failure($0.reason, in: lesson.file, at: line.place)
        }))
  }

  /// Adds what could be better.
  mutating func warn(_ claim: Claim, at line: LessonLine, _ message: String?) {
    cases.append(
      CheckCase(
        lesson: lesson.id.text, step: step, name: claim.rawValue,
        warning: message.map { CheckCase.Failure($0, in: lesson.file, at: line.place) }))
  }

  private mutating func add(
    _ claim: Claim, _ line: LessonLine, _ message: String?, at offset: Int = 0
  ) {
    cases.append(
      CheckCase(
        lesson: lesson.id.text, step: step, name: "\(claim.rawValue): \(line.text)",
        failure: message.map {
          CheckCase.Failure($0, in: lesson.file, at: line.place(ofByte: offset))
        }))
  }
}
