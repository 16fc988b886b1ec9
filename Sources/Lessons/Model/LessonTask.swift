/// A task for the learner: any way to make its checks true is right.
public struct LessonTask: Hashable, Sendable {
  /// What it is known by within its lesson.
  public let id: LessonLine
  /// The reference solution: the commands of its block, of which there is at least one.
  public let solution: [LessonLine]
  /// What is false before the task and true after it; there is at least one.
  public internal(set) var expectations: [LessonLine]
  /// What is true after the task, and may be before.
  public internal(set) var guards: [LessonLine]

  /// Makes a task.
  public init(
    id: LessonLine, solution: [LessonLine], expectations: [LessonLine], guards: [LessonLine] = []
  ) {
    self.id = id
    self.solution = solution
    self.expectations = expectations
    self.guards = guards
  }
}
