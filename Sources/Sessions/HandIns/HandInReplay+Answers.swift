import Lessons
import Queries

extension HandInReplay {
  /// The answer that an action gave at a step; nil if it gave none.
  func answer(
    by action: Action, _ outcome: Outcome, at before: LessonRun
  ) -> StepRecord.Answer? {
    if case .lesson(.answered(let verdict)) = outcome {
      return StepRecord.Answer(before.answerText(of: action), isRight: verdict.isRight)
    }
    if case .lesson(.kept(let isRight)) = outcome {
      let answer = before.quiz == nil ? action.answerText : before.answerText(of: action)
      return StepRecord.Answer(answer, isRight: isRight)
    }
    if case .observation = action, before.lesson.exam != nil, before.openTask != nil,
      trial.state.lessonInFront?.run.isStepDone == true
    {
      return StepRecord.Answer(action.answerText, isRight: true)
    }
    guard let asked = before.openPrediction,
      case .graded(let grade, _) = trial.state.prediction?.phase
    else { return nil }
    // Where others are asked of something else, the answer alone says nothing.
    let subject = asked.isVaried ? "\(asked.occasion.label): " : ""
    return StepRecord.Answer(
      subject + grade.forecastText, mistake: grade.departure(nothing: nothing).map { subject + $0 },
      isRight: grade.isRight)
  }
}

extension LessonRun {
  /// The answer that an action gives to the step's quiz, as a teacher reads it; empty if it gives none.
  fileprivate func answerText(of action: Action) -> String {
    guard let quiz, case .question(let answer) = action else { return "" }
    return quiz.text(of: answer.places(in: quiz))
  }
}
