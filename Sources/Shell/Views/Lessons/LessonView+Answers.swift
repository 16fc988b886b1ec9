import Languages
import Lessons
import Sessions
import Staging
import Terminal

/// What came of answers, and how a step can be done.
extension LessonView {
  /// What comes of an answer, and why.
  func verdict(_ verdict: LessonVerdict, _ run: LessonRun) -> Document {
    guard let comment = language.speaking({ run.quiz?.comment(on: verdict) }) else {
      return Document()
    }
    let head = StyledText(comment.headline, verdict.isRight ? .success : .error)
    let explanation = narrow {
      if let why = comment.why {
        reason(head, why)
      } else {
        Text(head + StyledText(comment.remark.map { " " + $0 } ?? ""))
      }
      for answer in comment.answers { reason(answer) }
    }
    return verdict.isRight
      ? explanation + done(isLast: run.isAtLastStep, isStopped: false) : explanation
  }

  /// That an answer of an exam is kept: nothing is said of it yet.
  var kept: Document { Document(localized: "exam.kept", in: language) }

  private func reason(_ head: StyledText, _ why: [ProseInline]) -> Text {
    Text(
      head + " " + ProseView.drawn(why), indent: 0, spoken: head + " " + ProseView.spoken(why))
  }

  private func reason(_ answer: LessonQuiz.Answer) -> Text {
    Text(
      "  " + ProseView.drawn(answer.text, .bold) + ": " + ProseView.drawn(answer.why), indent: 4,
      spoken: ProseView.spoken(answer.text) + ": " + ProseView.spoken(answer.why))
  }

  /// One way to do the step, with the answer that turns out right where a prediction is open; nil if
  /// the step asks nothing that has a solution. It may have been carried out in place of what the
  /// learner did.
  func solution(
    of run: LessonRun, _ prediction: (open: OpenPrediction, reference: Forecast)?,
    on feature: Feature?, isDone: Bool = false
  ) -> Document? {
    switch run.step.question {
    case .task(let task) where task.code != nil:
      task.code.flatMap { code in
        feature.flatMap { CodeDifference(solving: code, of: $0) }.map { difference in
          Document(localized: "answer.one-way-in-code", in: language)
            + .code(difference, of: code.name)
        }
      }
    case .task(let task):
      Document {
        Text(language.localized(isDone ? "answer.done-for-you" : "answer.one-way"))
        for line in task.solution { Text("  \(line.text)", .bold) }
      }
    case .quiz: run.quiz.map { quiz in narrow { for row in quiz.solved { solution(row) } } }
    case .prediction(let asked):
      prediction.map { open, reference in
        Document {
          Text("  \(open.form.learnerText(of: reference))", .bold)
          Text("  \(asked.solution.text)", .bold)
        }
      }
    case nil: nil
    }
  }

  private func solution(_ row: QuizRow) -> Text {
    if row.why.isEmpty { return line(row) }
    let label = StyledText("\(row.label)  ", .bold)
    return Text(
      label + ProseView.drawn(row.text) + ": " + ProseView.drawn(row.why), indent: 3,
      spoken: label + ProseView.spoken(row.text) + ": " + ProseView.spoken(row.why))
  }
}
