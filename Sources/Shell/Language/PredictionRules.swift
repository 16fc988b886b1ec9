import LayerTracing
import Lessons
import Queries
import Staging

/// What is wrong with a `predict` of a lesson, before anything is opened.
struct PredictionRules {
  private let features: [Feature]

  init(_ features: [Feature]) { self.features = features }

  /// What is wrong, and with which attribute; nil if nothing is.
  func fault(_ prediction: LessonPrediction) -> (attribute: String, fault: LessonLineError)? {
    if let fault = fault(inEvent: prediction.event.text) { return ("event", fault) }
    if let specimen = prediction.specimen, let fault = fault(inSpecimen: specimen.text) {
      return ("on", fault)
    }
    if case .value(let path) = prediction.subject, let fault = fault(inPath: path) {
      return ("of", fault)
    }
    return nil
  }

  private func fault(inEvent text: String) -> LessonLineError? {
    let words = (try? Lexer.commands(in: text))?.first ?? []
    let events = features.flatMap(\.events).unique
    guard let name = words.first else {
      return LessonLineError("an event should stand here", at: 0..<0, accepted: events)
    }
    guard events.contains(name.text) else {
      return LessonLineError(
        "no feature has the event '\(name.text)'", at: name.span, accepted: events,
        nearest: NearestName.to(name.text, among: events))
    }
    for (index, word) in words.enumerated().dropFirst() where index > 1 || Int(word.text) == nil {
      return LessonLineError("an event is a name, and a number if it takes one", at: word.span)
    }
    return nil
  }

  private func fault(inSpecimen text: String) -> LessonLineError? {
    let word = Word(text, span: 0..<text.utf8.count)
    do throws(QueryError) {
      let reference = try SpecimenReference(word, features: features.map(\.name))
      let known = features.filter { reference.feature ?? $0.name == $0.name }
        .flatMap(\.specimens).map(\.name)
      if known.contains(reference.pattern.lowercased()) { return nil }
      let names = known.unique
      return LessonLineError(
        "no feature is built in '\(text)'", at: word.span,
        accepted: names.filter { !$0.contains("~") },
        nearest: NearestName.to(reference.pattern, among: names))
    } catch {
      return LessonLineError(error)
    }
  }

  private func fault(inPath text: String) -> LessonLineError? {
    do throws(QueryError) {
      let path = try PathReference(
        Word(text, span: 0..<text.utf8.count), features: features.map(\.name))
      return fault(inSpecimen: path.specimen.description)
    } catch {
      return LessonLineError(error)
    }
  }
}
