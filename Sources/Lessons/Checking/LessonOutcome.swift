import Queries

/// What came of a line of a lesson.
public enum LessonOutcome: Hashable, Sendable {
  /// The command was carried out; the check is true.
  case passed
  /// The check is false: what is the case instead.
  case unmet(CheckError)
  /// The command wasn't carried out: why, in words, and where in the line, in UTF-8 bytes from 0.
  case failed(String, at: Int = 0)

  /// What an author is told, and where in the line, in UTF-8 bytes from 0; nil if nothing is wrong.
  public var fault: (reason: String, offset: Int)? {
    switch self {
    case .passed: nil
    case .unmet(.unreadable(let error)):
      (CheckError.unreadable(error).description, error.span.lowerBound)
    case .unmet(let failure): (failure.description, 0)
    case .failed(let reason, let offset): (reason, offset)
    }
  }
}
