import Languages
import Lessons
import Queries

/// A prediction that is answered by a text: a value, or a line of the screen.
protocol TextPrediction: PredictionForm {}

extension TextPrediction {
  var advice: String { localized("answer.how.text") }
  var takesText: Bool { true }

  func forecast(_ words: [String]) throws(Refusal) -> Forecast {
    let text = words.joined(separator: " ")
    if text.allSatisfy(\.isWhitespace) { throw .noSuchAnswer }
    return Forecast([text])
  }

  func isRight(_ forecast: Forecast, _ fact: Grade.Fact) -> Bool {
    fact.texts.contains { Self.isSame(learnerText(of: forecast), $0) }
  }

  func choices(_ right: Forecast, before screen: [String]) -> [LessonQuiz.Answer] {
    let lines = screen.map { $0.split(separator: " ").joined(separator: " ") }
    let text = learnerText(of: right)
    return Alternatives.quizAnswers(
      Alternatives.texts(
        text, before: lines.filter { !$0.isEmpty }, nothing: localized("present.nothing")),
      right: text
    ) { $0 }
  }

  /// Whether two texts mean the same value: numbers as numbers, all else without regard to case, outer
  /// quotes and blanks.
  static func isSame(_ one: String, _ other: String) -> Bool {
    func bare(_ text: String) -> String {
      let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
      return trimmed.count > 1 && trimmed.hasPrefix("\"") && trimmed.hasSuffix("\"")
        ? String(trimmed.dropFirst().dropLast()) : trimmed
    }
    let (one, other) = (bare(one), bare(other))
    if let number = ExactNumber(one), let same = ExactNumber(other) { return number == same }
    return one == other
  }
}
