/// What a step says or does before it asks something.
public enum LessonContent: Hashable, Sendable {
  /// Something to read.
  case prose(Prose)
  /// Commands that run by themselves; there is at least one.
  case run([LessonLine])
}
