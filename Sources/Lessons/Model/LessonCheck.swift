/// A line of a task that tells whether it is done.
public struct LessonCheck: Hashable, Sendable {
  /// What a check is for.
  public enum Kind: Int, Comparable, Hashable, Sendable {
    /// It is false before the task and true after it.
    case expectation
    /// So is this, but it isn't told before it is met: its words would give the answer away.
    case hidden
    /// It is true after the task, and may be before.
    case invariant

    /// The order in which checks are told.
    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// What it says.
  public let line: LessonLine
  /// What it is for.
  public let kind: Kind

  /// Makes a check.
  public init(_ line: LessonLine, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }
}
