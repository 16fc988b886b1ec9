import Languages
import LayerTracing
import Lessons

/// A prediction that goes on: asked, then sealed, then graded.
public struct OpenPrediction {
  /// How far it is.
  public enum Phase {
    /// Nothing was foreseen yet.
    case asked
    /// Something was, and the event isn't fired yet.
    case sealed(Forecast)
    /// The event was fired; the learner may say why it went so.
    case graded(Grade)
  }

  /// What is asked.
  public let question: Prediction
  /// The specimen's pattern as it is declared: `MVP`.
  public let pattern: String
  /// The roles of the specimen's layers, as people draw them: what a path may go through.
  public let roles: [Role]
  /// For an order, the messages in the order in which they are shown; else nothing.
  public let items: [String]
  /// How far it is.
  public internal(set) var phase = Phase.asked

  /// Whether an answer is taken: a first one, or another before the event is fired.
  public var isOpen: Bool {
    switch phase {
    case .asked, .sealed: true
    case .graded: false
    }
  }

  /// Whether an answer is kept until the event is fired.
  public var isSealed: Bool {
    if case .sealed = phase { true } else { false }
  }

  /// What was foreseen; nil if nothing was.
  var forecast: Forecast? {
    switch phase {
    case .asked: nil
    case .sealed(let forecast): forecast
    case .graded(let grade): grade.forecast
    }
  }

  // MARK: Answers

  /// What the words of an answer foresee: roles by their names, initials or numbers; numbers; a text.
  /// ``LessonError/noSuchAnswer`` is thrown if they are no answer to the question, or
  /// ``LessonError/whichRole(_:among:)``.
  public func forecast(_ words: [String]) throws(LessonError) -> Forecast {
    switch question.subject {
    case .path: return .path(try initials.read(words))
    case .count:
      guard words.count == 1,
        let number = AnswerWords.number(words[0]), number >= 0
      else { throw .noSuchAnswer }
      return .count(number)
    case .order:
      let places = LessonQuiz.numbers(words, most: items.count).map { $0.map { $0 - 1 } }
      guard let places, Set(places).count == items.count else { throw .noSuchAnswer }
      return .order(places)
    case .value, .screen:
      let text = words.joined(separator: " ")
      if text.allSatisfy(\.isWhitespace) { throw .noSuchAnswer }
      return .text(text)
    }
  }

  /// What stands for each role in an answer.
  public var initials: RoleInitials { RoleInitials(roles) }

  /// The words that mean a forecast wherever they are read again.
  public func words(of forecast: Forecast) -> [String] {
    switch forecast {
    case .path(let roles): roles.map(\.name)
    case .count(let number): [String(number)]
    case .order(let places): places.map { String($0 + 1) }
    case .text(let text): [text]
    }
  }
}
