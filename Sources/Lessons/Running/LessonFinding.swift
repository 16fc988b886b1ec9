/// What came of one check of a task.
public struct LessonFinding: Hashable, Sendable {
  /// The check.
  public let check: LessonCheck
  /// Whether it holds, and if not, what is the case instead.
  public let outcome: LessonOutcome

  /// Makes a finding.
  public init(_ check: LessonCheck, outcome: LessonOutcome) {
    self.check = check
    self.outcome = outcome
  }

  /// Whether it holds.
  public var holds: Bool { outcome == .passed }
}
