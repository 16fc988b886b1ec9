/// What came of a line of a lesson.
public enum LessonOutcome: Hashable, Sendable {
  /// The command was carried out; the check is true.
  case passed
  /// It wasn't: why, in words, and where in the line, in UTF-8 bytes from 0.
  case failed(String, at: Int = 0)
}
