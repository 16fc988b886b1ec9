/// What can be wrong with quizzes: facts, whose words are in ``message``.
public enum QuizProblem: Hashable, Sendable {
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
  /// An answer doesn't say why.
  case noWhy
  /// A question or an answer has no words.
  case noWords
}

extension QuizProblem {
  /// What is wrong, in words, without capital and full stop.
  var message: String {
    switch self {
    case .noQuizLine:
      "a line of a quiz is '? question', '( ) answer :: why' or '(x) answer :: why'"
    case .noQuestion: "this quiz asks nothing; its question is a line '? …'"
    case .secondQuestion(let first): "a quiz has one question, and it is on line \(first.line)"
    case .tooFewAnswers(let count): "a quiz has at least two answers, not \(count)"
    case .noRightAnswer: "no answer is right; the right one is marked (x)"
    case .secondRightAnswer(let first):
      "exactly one answer is right, and it is on line \(first.line)"
    case .noWhy: "an answer says why it is right or wrong, after ' :: '"
    case .noWords: "some words should stand here"
    }
  }
}
