import Languages
import Lessons
import Queries
import Staging

/// What the learner answers, and what they want to foresee.
nonisolated public enum QuestionAction: Hashable, Sendable {
  /// The open question is answered by one choice; choices count from 0, as the learner sees them.
  case answer(Int)
  /// The open question is answered otherwise: by several choices, an order, or what is foreseen.
  case reply([String])
  /// The learner wants to foresee something of an event.
  case predict(Prediction)
  /// The learner says why an event went as it did; no words leave that unsaid.
  case explain(String)
  /// The prediction that the learner asked for is given up.
  case cancelPrediction

  /// Answers a quiz by places as they are shown.
  package init(_ places: [Int], to quiz: any QuizInteraction) {
    self = places.count == 1 ? .answer(places[0]) : .reply(quiz.labels(for: places))
  }

  /// Whether what lies ahead, after going back in time, can still happen after this.
  var keepsFuture: Bool {
    switch self {
    case .explain: true
    case .answer, .reply, .predict, .cancelPrediction: false
    }
  }

  /// What it says in the learner's own words; nil if it says nothing.
  var ownWords: String? {
    switch self {
    case .explain(let text): text
    case .answer, .reply, .predict, .cancelPrediction: nil
    }
  }

  /// The places of a quiz's answers that it names, as they are shown; none if it answers no quiz.
  func places(in quiz: any QuizInteraction) -> [Int] {
    switch self {
    case .answer(let choice): [choice]
    case .reply(let words): quiz.places(of: words)
    case .predict, .explain, .cancelPrediction: []
    }
  }

  /// Whether it asks of one of these specimens.
  func isOf(_ names: Set<String>) -> Bool {
    if case .predict(let asked) = self { names.contains(asked.specimen) } else { false }
  }

  /// What was answered, without the command.
  var answer: String {
    switch self {
    case .answer(let choice): LessonQuiz.letter(choice)
    case .reply(let words): words.joined(separator: " ")
    case .predict, .explain, .cancelPrediction: ""
    }
  }
}

nonisolated extension QuestionAction: CustomStringConvertible {
  /// The line that does it.
  public var description: String {
    switch self {
    case .answer(let choice): "answer \(LessonQuiz.letter(choice))"
    case .reply(let words): (["answer", "="] + words.map(\.asWord)).joined(separator: " ")
    case .predict(let question):
      ActionLine.text(
        "predict", [question.event.name], number: question.event.value, on: [question.specimen])
        + " \(question.subject.kind.rawValue)"
        + (question.subject.path.map { " of \($0.asWord)" } ?? "")
    case .explain(let text): "because \(text.asWord)"
    case .cancelPrediction: "predict"
    }
  }

  /// Reads its line; nil if it is anything else.
  init?(_ head: String, _ line: ActionLine) {
    var line = line
    switch head {
    case "answer":
      if line.keyword("=") {
        self = .reply(line.texts)
      } else if let choice = line.last().flatMap(LessonQuiz.place(ofLetter:)) {
        self = .answer(choice)
      } else {
        return nil
      }
    case "predict" where line.isAtEnd: self = .cancelPrediction
    case "predict":
      guard let name = line.word() else { return nil }
      let value = line.number()
      guard line.keyword("on"), let specimen = line.word(),
        let kind = line.word().flatMap({ PredictionSubject.Kind(rawValue: $0) })
      else { return nil }
      var path: String?
      if !line.isAtEnd {
        guard line.word() == "of" else { return nil }
        path = line.last()
        guard path != nil else { return nil }
      }
      guard let subject = PredictionSubject(kind, of: path) else { return nil }
      self = .predict(Prediction(Event(named: name, value: value), on: specimen, subject))
    case "because":
      guard let text = line.last() else { return nil }
      self = .explain(text)
    default: return nil
    }
  }
}

extension State {
  /// Answers what is open, or opens a prediction.
  func perform(_ action: QuestionAction) throws(Refusal) -> Outcome {
    switch action {
    case .answer(let choice): return .lesson(try LessonSteps(self).answer([choice]))
    case .reply(let words): return try LessonSteps(self).reply(words)
    case .predict(let question): return try predict(question)
    case .explain(let text): return try explain(text)
    case .cancelPrediction:
      guard lessonInFront == nil, let open = prediction else { throw .noQuestion }
      prediction = nil
      return .prediction(open.isOpen ? .givenUp(open) : .left)
    }
  }
}
