import Languages
import LayerTracing
import Lessons
import Staging

/// A prediction of one kind, as one learner sees it. Each kind is a type in a file of its own, which says all of
/// it: what is found out of the event, and how it is asked, answered, judged, told and voted on. Views, exports
/// and commands know no kind; they show and write what this tells them.
package protocol PredictionForm {
  /// The prediction, as it is asked.
  var open: OpenPrediction { get }

  /// Takes a prediction.
  init(open: OpenPrediction)

  // MARK: The event

  /// What has to be known of a specimen before the event.
  static func lines(before specimen: OpenSpecimen) -> [String]
  /// What an event did, as far as the prediction asks. Throws if the path of a value leads nowhere.
  static func fact(
    of question: Prediction, _ fired: FiredEvent
  ) throws(Refusal) -> Grade.Fact
  /// What is to be put in order, shuffled by the learner's number. Throws if nothing comes of the event that
  /// could be foreseen.
  static func items(
    of question: Prediction, _ fact: Grade.Fact, seed: Int
  ) throws(Refusal) -> [String]

  // MARK: Asking

  /// What can stand for the roles in an answer.
  var legend: [RoleInitials.Entry] { get }
  /// What would have been an answer, in a sentence.
  var advice: String { get }

  // MARK: Answering

  /// Whether an answer is a text, for which a line is taken as it stands.
  var takesText: Bool { get }
  /// Whether a word was probably meant as an answer, or as the beginning of one.
  func isMeant(_ word: String) -> Bool
  /// What the words of an answer foresee. ``Refusal/noSuchAnswer`` is thrown if they are no answer to the
  /// question, or ``Refusal/whichRole(_:among:)``.
  func forecast(_ words: [String]) throws(Refusal) -> Forecast
  /// All that turns out right, the answer first by which the step is done without the learner.
  func answers(_ fact: Grade.Fact) -> [Forecast]
  /// Whether all is as it was foreseen.
  func isRight(_ forecast: Forecast, _ fact: Grade.Fact) -> Bool
  /// Whether so much comes of the event that an exam may ask, and only one answer is right.
  func suitsExam(_ fact: Grade.Fact) -> Bool

  // MARK: Telling

  /// A forecast as learners read it.
  func learnerText(of forecast: Forecast) -> String
  /// A forecast in as many lines as are asked for, which need not be seen with what was asked.
  func lines(of forecast: Forecast) -> [String]
  /// A forecast as teachers read it: the same for each learner, however messages were shuffled.
  func teacherText(of forecast: Forecast) -> String
  /// Where what was foreseen first goes elsewhere, in short, with the word for a way's end: `Model -> nothing`; nil if
  /// nothing less than all can be told.
  func departure(_ forecast: Forecast, _ fact: Grade.Fact, nothing: String) -> String?
  /// What came of a wrong one.
  func result(_ forecast: Forecast, _ fact: Grade.Fact) -> PredictionResult
  /// What a room chooses from: the right answer, and mistakes that are made, for which the screen as it is before the
  /// event may be taken.
  func choices(_ right: Forecast, before screen: [String]) -> [LessonQuiz.Answer]
}

extension PredictionSubject.Kind {
  /// The type that says all of it.
  var form: any PredictionForm.Type {
    switch self {
    case .path: PathPrediction.self
    case .count: CountPrediction.self
    case .order: OrderPrediction.self
    case .value: ValuePrediction.self
    case .screen: ScreenPrediction.self
    }
  }
}

/// Most foresee messages, and are answered by numbers.
extension PredictionForm {
  static func lines(before specimen: OpenSpecimen) -> [String] { [] }

  static func fact(
    of question: Prediction, _ fired: FiredEvent
  ) throws(Refusal) -> Grade.Fact {
    Grade.Fact(messages: fired.specimen.recorder.messages.crossings(of: fired.number))
  }

  static func items(
    of question: Prediction, _ fact: Grade.Fact, seed: Int
  ) throws(Refusal) -> [String] { [] }

  var legend: [RoleInitials.Entry] { [] }
  var takesText: Bool { false }
  func isMeant(_ word: String) -> Bool { Int(word) != nil }

  func isRight(_ forecast: Forecast, _ fact: Grade.Fact) -> Bool {
    answers(fact).contains(forecast)
  }

  func learnerText(of forecast: Forecast) -> String { forecast.words.joined(separator: " ") }
  func lines(of forecast: Forecast) -> [String] { [learnerText(of: forecast)] }
  func teacherText(of forecast: Forecast) -> String { lines(of: forecast).joined(separator: "; ") }
  func departure(_ forecast: Forecast, _ fact: Grade.Fact, nothing: String) -> String? { nil }
}

/// An event that was fired.
package struct FiredEvent {
  /// Its number.
  let number: Int
  /// What it was fired at.
  let specimen: OpenSpecimen
  /// Where that lies open.
  let workspace: Workspace
  /// What was known of the specimen before, by ``PredictionForm/lines(before:)``.
  let before: [String]
}

extension [PredictionResult.Row] {
  /// How many messages came where they were foreseen.
  var met: Int { count { if case .met = $0 { true } else { false } } }
}

/// What came of a wrong prediction.
package struct PredictionResult {
  /// A message, or what was foreseen in place of one.
  package enum Row {
    /// The message came where one was foreseen.
    case met(Message)
    /// The message came, and something else was foreseen, or nothing.
    case missed(Message, remark: String)
    /// What was foreseen, and didn't come.
    case vain(remark: String)
  }

  /// What was foreseen, and what happened.
  package let sentence: String
  /// The same message by message; none where something else was foreseen.
  package let rows: [Row]

  init(_ sentence: String, _ rows: [Row] = []) { (self.sentence, self.rows) = (sentence, rows) }
}
