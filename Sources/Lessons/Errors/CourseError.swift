/// What can be wrong with lessons as parts of a course: facts, whose words are in ``message``.
public enum CourseError: Hashable, Sendable {
  /// Another lesson has the same id.
  case duplicateLesson(String, file: String)
  /// No lesson has the id that is required.
  case unknownLesson(String)
  /// The lesson that is required doesn't come before this one.
  case laterLesson(String)
  /// A translation has another id for the lesson or a question than the original: which it should be.
  case otherID(String)
  /// A translation's steps don't end as the original's: how many there are, and should be.
  case otherCount(Int, original: Int)
  /// A translation's task has other checks than the original.
  case otherChecks(String)
  /// A translation's quiz has other answers than the original, or another right one.
  case otherAnswers(String)
}

extension CourseError {
  /// What is wrong, in words, without capital and full stop.
  var message: String {
    switch self {
    case .duplicateLesson(let id, let file): "the id '\(id)' is taken, by \(file)"
    case .unknownLesson(let id): "no such lesson as '\(id)'"
    case .laterLesson(let id): "'\(id)' doesn't come before this lesson"
    case .otherID(let id): "this should be '\(id)', as in the original"
    case .otherCount(let count, let original):
      "this translation asks \(count) \(count == 1 ? "question" : "questions"), the original \(original)"
    case .otherChecks(let id): "'\(id)' has other checks than the original"
    case .otherAnswers(let id):
      "'\(id)' has another number of answers than the original, or another is right"
    }
  }

  /// What introduces the list of what would be accepted.
  var listLabel: String {
    switch self {
    case .unknownLesson, .laterLesson: "Lessons before this one"
    case .duplicateLesson, .otherID, .otherCount, .otherChecks, .otherAnswers: "Accepted"
    }
  }
}
