import Languages
import Lessons

/// Foresees how many messages cross layers.
struct CountPrediction: PredictionForm {
  let open: OpenPrediction

  var advice: String { localized("answer.how.count") }

  func forecast(_ words: [String]) throws(Refusal) -> Forecast {
    guard words.count == 1, let number = AnswerWords.number(words[0]), number >= 0 else {
      throw .noSuchAnswer
    }
    return Forecast([String(number)])
  }

  func answers(_ fact: Grade.Fact) -> [Forecast] { [Forecast([String(fact.messages.count)])] }
  func suitsExam(_ fact: Grade.Fact) -> Bool { (2...12).contains(fact.messages.count) }

  func result(_ forecast: Forecast, _ fact: Grade.Fact) -> PredictionResult {
    PredictionResult(localized("predict.counted", number(forecast), fact.messages.count))
  }

  func choices(_ right: Forecast, before screen: [String]) -> [LessonQuiz.Answer] {
    let right = number(right)
    return Alternatives.quizAnswers(Alternatives.counts(right), right: right) { String($0) }
  }

  private func number(_ forecast: Forecast) -> Int { forecast.words.first.flatMap { Int($0) } ?? 0 }
}
