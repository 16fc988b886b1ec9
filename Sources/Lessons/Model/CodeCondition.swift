/// What the code of a task is to come to, beside what a hunt for mistakes finds: a line of its block.
public struct CodeCondition: Hashable, Sendable {
  /// What is asked of it.
  public enum Kind: Hashable, Sendable {
    /// A check that holds whatever is fired: `guard trace never View -> Model`.
    case always(LessonLine)
    /// A check that holds after some sequence of events: `expect state model.number == 10`.
    case sometime(LessonLine)
    /// What the learner changed stands in the layers of these roles, or in these files: `changed only presenter`.
    case changes(only: [String])
  }

  /// The line.
  public let line: LessonLine
  /// What it asks.
  public let kind: Kind
}
