/// Lines that the learner puts in order.
public struct LessonPuzzle: Hashable, Sendable {
  /// What it is known by within its lesson.
  public let id: LessonLine
  /// What is asked.
  public let question: [ProseInline]
  /// The lines in their right order; there are at least two, no two of them the same.
  public let lines: [[ProseInline]]
}
