import Lessons

/// Answers as a teacher reads them.
extension GradedWork {
  /// What was answered to a quiz.
  static func answer(_ action: Action, in run: LessonRun) -> String {
    guard let quiz = run.quiz, case .question(let answer) = action else {
      return ""
    }
    let places: [Int]
    switch answer {
    case .answer(let choice): places = [choice]
    case .reply(let words): places = quiz.places(of: words)
    case .predict, .explain, .cancelPrediction: places = []
    }
    return quiz.told(places)
  }
}
