import Languages
import Lessons
import Staging

/// What an event would do in a workspace, where it is fired at a copy that is thrown away; and what one did that was
/// fired in it.
extension Workspace {
  /// Fires the event that a prediction is about, and tells what it did, as far as the prediction asks;
  /// throws if the path of a value leads nowhere, too.
  func factForeseen(of question: Prediction) throws(Refusal) -> Grade.Fact {
    let copy = copy()
    guard let stage = copy.current, let specimen = stage[question.specimen] else {
      throw current == nil ? .nothingOpen(features) : .notOpen(question.specimen, on: current)
    }
    let before = question.subject.kind.form.lines(before: specimen)
    let number: Int
    do throws(EventError) {
      number = try copy.fire(question.event, at: [specimen], on: stage)
    } catch {
      throw .event(question.event, error)
    }
    return try copy.fact(of: question, event: number, before: before)
  }

  /// Opens a prediction, to which nothing is answered yet, and tells what comes of its event; messages to put in
  /// order are shuffled by the learner's number. Throws if nothing comes of it that could be foreseen, too.
  func ask(
    _ asked: Prediction, seed: Int = 0
  ) throws(Refusal) -> (open: OpenPrediction, fact: Grade.Fact) {
    // Its line tells the event's name alone, which may be one of the feature's own.
    let event = current?.event(named: asked.event.name, value: asked.event.value)
    let question = Prediction(event ?? asked.event, on: asked.specimen, asked.subject)
    let fact = try factForeseen(of: question)
    guard let specimen = current?[question.specimen] else {
      throw .notOpen(question.specimen, on: current)
    }
    let items = try question.subject.kind.form.items(of: question, fact, seed: seed)
    let open = OpenPrediction(
      question: question, pattern: specimen.specimen.pattern, roles: specimen.roles, items: items)
    return (open, fact)
  }

  /// The answer that turns out right.
  func reference(of open: OpenPrediction) throws(Refusal) -> Forecast {
    guard let answer = open.form.answers(try factForeseen(of: open.question)).first else {
      throw .nothingToForesee
    }
    return answer
  }

  /// What an event did that was fired in it, as far as the prediction asks. Throws if the
  /// specimen isn't open, or the path of a value leads nowhere.
  func fact(
    of question: Prediction, event: Int, before: [String]
  ) throws(Refusal) -> Grade.Fact {
    guard let specimen = current?[question.specimen] else {
      throw .notOpen(question.specimen, on: current)
    }
    return try question.subject.kind.form.fact(
      of: question,
      FiredEvent(number: event, specimen: specimen, workspace: self, before: before))
  }
}

extension Prediction {
  /// What has to be known of the specimen before an action, if that is the event that is asked about.
  func lines(before action: StageAction, on stage: Stage) -> [String] {
    guard case .event(event, _) = action, let specimen = stage[self.specimen] else { return [] }
    return subject.kind.form.lines(before: specimen)
  }
}
