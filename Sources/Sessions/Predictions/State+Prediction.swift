import Languages
import Lessons
import Queries
import Staging

/// Foreseeing what an event will do.
extension State {
  /// How many of the first predictions ask why the event went so; of those after them, the wrong ones do.
  private static let askedWhy = 3

  /// Opens a prediction, to which nothing is answered yet; messages to put in order are shuffled by the
  /// learner's number.
  func ask(_ question: Prediction, seed: Int = 0) throws(Refusal) -> OpenPrediction {
    try workspace.ask(question, seed: seed).open
  }

  /// The answer that turns out right.
  public func reference(of open: OpenPrediction) throws(Refusal) -> Forecast {
    try workspace.reference(of: open)
  }

  // MARK: Answering

  /// Opens a prediction that the learner asks for.
  func predict(_ question: Prediction) throws(Refusal) -> Outcome {
    if let run = lessonInFront?.run, !run.isStepDone, run.step.task == nil {
      throw "refusal.question-is-open"
    }
    // no text: a command
    if lessonInFront?.run.lesson.exam != nil { throw .notInExam("predict") }
    let open = try ask(question)
    // What is graded is done with; what isn't would be dropped, and the next one be taken for it.
    let givenUp = prediction.flatMap { $0.isOpen && $0.question != open.question ? $0 : nil }
    prediction = open
    return .prediction(.asked(givingUp: givenUp))
  }

  /// Seals an answer to the open prediction.
  func foresee(_ words: [String]) throws(Refusal) -> Outcome {
    guard var open = prediction, open.isOpen else { throw .noQuestion }
    let forecast = try open.form.forecast(words)
    if let active = lessonInFront, active.run.lesson.exam != nil, active.run.openPrediction != nil {
      // It is held against what the event would do: nothing is fired, and nothing told.
      let fact = try workspace.factForeseen(of: open.question)
      active.prediction = nil
      active.run.reveal()
      return .lesson(.kept(isRight: Grade(open, forecast, fact, event: 0).isRight))
    }
    let isAgain = open.forecast != nil
    open.phase = .sealed(forecast)
    prediction = open
    return .prediction(.sealed(forecast, isAgain: isAgain))
  }

  /// Keeps what the learner says of the reason, as a note at the event; nothing is kept of no words.
  func explain(_ text: String) throws(Refusal) -> Outcome {
    guard let open = prediction else {
      if isLive { throw "refusal.nothing-to-explain" }
      // Gone back in time, the learner gave a reason once more, before the one that lies ahead.
      return text.allSatisfy(\.isWhitespace)
        ? .prediction(.left) : .noted(try write(text, at: nil))
    }
    guard case .graded(let grade, _) = open.phase else {
      throw .notFiredYet("fire \(open.question.event)", isSealed: open.forecast != nil)
    }
    var outcome = Outcome.prediction(.left)
    if !text.allSatisfy(\.isWhitespace) {
      // The event may be gone since: a reset forgets it, and it can be taken back.
      let isThere = current?.events[grade.event] == grade.question.event
      let place = MessageReference(specimen: grade.question.specimen, event: grade.event)
      outcome = .noted(try write(text, at: isThere ? place : nil))
    }
    prediction = nil
    return outcome
  }

  // MARK: Grading

  /// The lines of the screen before an event, if the open prediction needs them.
  func linesBefore(_ action: StageAction) -> [String] {
    guard let open = prediction, open.isOpen, let current else { return [] }
    return open.question.lines(before: action, on: current)
  }

  /// Grades the open prediction, if the event that was just fired is the one that it is about.
  ///
  /// - Returns: What the event means for the prediction; nil if it means nothing.
  func reveal(_ action: StageAction, before: [String]) -> PredictionNews? {
    guard var open = prediction, open.isOpen, case .event(let fired, let names) = action else {
      return nil
    }
    guard fired == open.question.event, names.isEmpty || names.contains(open.question.specimen)
    else { return fired.isForEach ? .other(open) : nil }
    guard let event = current?.events.newest,
      let fact = try? workspace.fact(of: open.question, event: event, before: before)
    else { return nil }
    guard case .sealed(let forecast) = open.phase else { return .unanswered(open) }
    let grade = Grade(open, forecast, fact, event: event)
    countOfGraded += 1
    open.phase = .graded(grade, asksWhy: !grade.isRight || countOfGraded <= State.askedWhy)
    prediction = open
    if lessonInFront?.run.openPrediction != nil { lessonInFront?.run.reveal() }
    return .graded(grade)
  }
}
