/// What can be wrong with a lesson, by the part of it that is wrong.
public enum LessonContentError: Error, Hashable, Sendable {
  /// The lesson as a whole.
  case file(LessonTextError)
  /// Its front matter.
  case frontMatter(FrontMatterError)
  /// A fenced block.
  case block(BlockError)
  /// A quiz.
  case quiz(QuizError)
  /// What it is among other lessons.
  case course(CourseError)

  /// What is wrong, in words, without capital and full stop.
  ///
  /// Text from a file is quoted as it is; the view that shows it makes it harmless.
  public var message: String {
    switch self {
    case .file(let problem): problem.message
    case .frontMatter(let problem): problem.message
    case .block(let problem): problem.message
    case .quiz(let problem): problem.message
    case .course(let problem): problem.message
    }
  }

  /// What introduces the list of what would be accepted.
  var listLabel: String {
    switch self {
    case .file, .quiz: "Accepted"
    case .frontMatter(let problem): problem.listLabel
    case .block(let problem): problem.listLabel
    case .course(let problem): problem.listLabel
    }
  }
}
