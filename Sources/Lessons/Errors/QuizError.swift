/// What can be wrong with quizzes: facts, whose words are in ``message``.
public enum QuizError: Hashable, Sendable {
  /// A line of a quiz is neither a question nor an answer.
  case noQuizLine
  /// A quiz asks nothing.
  case noQuestion
  /// A quiz asks twice; where it did first.
  case secondQuestion(first: SourcePlace)
  /// A quiz has so many answers.
  case tooFewAnswers(Int)
  /// No answer is right.
  case noRightAnswer
  /// More than one answer is right; where the first is.
  case secondRightAnswer(first: SourcePlace)
  /// Some answers are marked with parentheses, others with brackets; where the first is.
  case mixedMarks(first: SourcePlace)
  /// So many lines are to be put in order.
  case tooFewLines(Int)
  /// A line to be put in order is there twice; where it was first.
  case sameLine(first: SourcePlace)
  /// An answer doesn't say why.
  case noWhy
  /// A question or an answer has no words.
  case noWords
}

extension QuizError {
  /// What is wrong, in words, without capital and full stop.
  var message: String {
    switch self {
    case .noQuizLine:
      "a line of a quiz is '? question', '( ) answer :: why' or '(x) answer :: why'"
    case .noQuestion: "this block asks nothing; its question is a line '? …'"
    case .secondQuestion(let first): "a block has one question, and it is on line \(first.line)"
    case .tooFewAnswers(let count): "a quiz has at least two answers, not \(count)"
    case .noRightAnswer: "no answer is right; the right one is marked (x)"
    case .secondRightAnswer(let first):
      "exactly one answer is right, and it is on line \(first.line); for several: [x] and [ ]"
    case .mixedMarks(let first):
      "the answers of a quiz are marked alike: ( ) and (x) where one is right, [ ] and [x] where "
        + "several may be; the first is on line \(first.line)"
    case .tooFewLines(let count): "an order has at least two lines, not \(count)"
    case .sameLine(let first): "this line is there already, on line \(first.line)"
    case .noWhy: "an answer says why it is right or wrong, after ' :: '"
    case .noWords: "some words should stand here"
    }
  }
}
