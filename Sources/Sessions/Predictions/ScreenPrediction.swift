import Languages
import Lessons
import Staging

/// Foresees what the screen shows that it didn't show before: one new line, or that there is none.
struct ScreenPrediction: TextPrediction {
  let open: OpenPrediction

  /// The lines that a specimen shows, without the blanks around them and without empty ones.
  static func lines(before specimen: OpenSpecimen) -> [String] {
    specimen.screen.map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  static func fact(
    of question: Prediction, _ fired: FiredEvent
  ) throws(Refusal) -> Grade.Fact {
    Grade.Fact(texts: lines(before: fired.specimen).filter { !fired.before.contains($0) })
  }

  func answers(_ fact: Grade.Fact) -> [Forecast] {
    (fact.texts.isEmpty ? [Forecast.nothing] : fact.texts).map { Forecast([$0]) }
  }

  func isRight(_ forecast: Forecast, _ fact: Grade.Fact) -> Bool {
    fact.texts.contains { Self.isSame(learnerText(of: forecast), $0) }
      || fact.texts.isEmpty && AnswerWords.meanNothing(learnerText(of: forecast))
  }

  func suitsExam(_ fact: Grade.Fact) -> Bool { fact.texts.count == 1 }

  func result(_ forecast: Forecast, _ fact: Grade.Fact) -> PredictionResult {
    let shown = fact.texts.isEmpty ? "-" : fact.texts.joined(separator: ", ")
    return PredictionResult(localized("predict.shown", learnerText(of: forecast), shown))
  }
}
