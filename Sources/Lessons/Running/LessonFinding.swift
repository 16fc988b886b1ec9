/// What came of one check of a task.
public struct LessonFinding: Hashable, Sendable {
  /// The line of `expect` or `guard`.
  public let line: LessonLine
  /// Whether it stands in a `guard`.
  public let isGuard: Bool
  /// Whether it holds, and if not, what is the case instead.
  public let outcome: LessonOutcome

  /// Makes a finding.
  public init(_ line: LessonLine, isGuard: Bool, outcome: LessonOutcome) {
    self.line = line
    self.isGuard = isGuard
    self.outcome = outcome
  }

  /// Whether it holds.
  public var holds: Bool { outcome == .passed }
}
