/// What came of a line of a lesson.
public enum LessonOutcome: Hashable, Sendable {
  /// The command was carried out; the check is true.
  case passed
  /// It wasn't: why, in words.
  case failed(String)
}
