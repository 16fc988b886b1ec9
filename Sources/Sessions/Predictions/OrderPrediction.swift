import Languages
import LayerTracing
import Lessons

/// Foresees in which order messages come, which are shown shuffled: all are named, by number.
struct OrderPrediction: PredictionForm {
  let open: OpenPrediction

  static func items(
    of question: Prediction, _ fact: Grade.Fact, seed: Int
  ) throws(Refusal) -> [String] {
    let names = fact.messages.map(Grade.name)
    guard Set(names).count > 1 else { throw .nothingToForesee }
    // no text: messages are shuffled by it, and stay as they were for answers that are kept
    let id =
      "Prediction(event: \(question.event), specimen: \(question.specimen.debugDescription), "
      + "subject: Lessons.PredictionSubject.order)"
    return Shuffle.places(names.count, seed: seed, for: id).map { names[$0] }
  }

  var advice: String { localized("answer.how.messages", open.items.count) }

  func forecast(_ words: [String]) throws(Refusal) -> Forecast {
    guard let numbers = LessonQuiz.numbers(words, most: open.items.count),
      Set(numbers).count == open.items.count
    else { throw .noSuchAnswer }
    return Forecast(numbers.map { String($0) })
  }

  func answers(_ fact: Grade.Fact) -> [Forecast] {
    var left = Array(open.items.enumerated())
    return [
      Forecast(
        fact.messages.map(Grade.name).compactMap { name in
          left.firstIndex { $0.element == name }.map { String(left.remove(at: $0).offset + 1) }
        })
    ]
  }

  /// Messages of one name may change places.
  func isRight(_ forecast: Forecast, _ fact: Grade.Fact) -> Bool {
    lines(of: forecast) == fact.messages.map(Grade.name)
  }

  func suitsExam(_ fact: Grade.Fact) -> Bool {
    let names = fact.messages.map(Grade.name)
    return (3...6).contains(names.count) && Set(names).count == names.count
  }

  func lines(of forecast: Forecast) -> [String] { places(forecast).map { open.items[$0] } }

  func result(_ forecast: Forecast, _ fact: Grade.Fact) -> PredictionResult {
    let rows = zip(lines(of: forecast), fact.messages).map { name, message in
      name == Grade.name(message)
        ? PredictionResult.Row.met(message)
        : .missed(message, remark: localized("predict.had-here", name))
    }
    return PredictionResult(
      localized("predict.hops-right", rows.met, fact.messages.count, 0, 0), rows)
  }

  func choices(_ right: Forecast, before screen: [String]) -> [LessonQuiz.Answer] {
    let right = places(right)
    return Alternatives.quizAnswers(Alternatives.orders(right), right: right) { order in
      order.map { String($0 + 1) }.joined(separator: " ")
    }
  }

  /// The messages by their places among those that were shown, from 0.
  private func places(_ forecast: Forecast) -> [Int] {
    forecast.words.compactMap { Int($0) }.map { $0 - 1 }
  }
}
