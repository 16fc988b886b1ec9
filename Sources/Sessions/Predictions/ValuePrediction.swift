import Languages
import Lessons
import Queries

/// Foresees what a value is afterwards.
struct ValuePrediction: TextPrediction {
  let open: OpenPrediction

  static func fact(
    of question: Prediction, _ fired: FiredEvent
  ) throws(Refusal) -> Grade.Fact {
    let path = question.subject.path ?? ""
    let reference: PathReference
    let value: QueryValue
    do throws(QueryError) {
      let features = fired.workspace.features.map(\.name)
      reference = try PathReference(Word(path, span: 0..<path.utf8.count), features: features)
      value = try CheckContext(workspace: fired.workspace, tellsSetters: false)
        .value(of: reference).value
    } catch {
      throw .noSuchValue(error.message)
    }
    let pattern = reference.specimen.pattern.lowercased()
    guard pattern == question.specimen else {
      throw .noSuchValue(
        localized("predict.other-specimen", pattern, question.specimen))
    }
    if case .string(let text) = value { return Grade.Fact(texts: [text]) }
    return Grade.Fact(texts: [value.description])
  }

  func answers(_ fact: Grade.Fact) -> [Forecast] { fact.texts.map { Forecast([$0]) } }
  /// What a value is called is no part of what an exam asks for.
  func suitsExam(_ fact: Grade.Fact) -> Bool { false }

  func result(_ forecast: Forecast, _ fact: Grade.Fact) -> PredictionResult {
    PredictionResult(
      localized("predict.valued", learnerText(of: forecast), fact.texts.joined(separator: ", ")))
  }
}
