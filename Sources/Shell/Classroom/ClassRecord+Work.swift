import Characters
import Exports
import Languages
import Lessons
import Sessions

/// What was graded, as exports tell it.
extension ClassRecord.Work {
  init(_ handIn: HandIn, file: String, _ work: GradedWork, _ lesson: Lesson, remarks: [String]) {
    let asking = lesson.steps.indices.filter { lesson.steps[$0].question != nil }
    self.init(
      file: file, name: handIn.name, program: handIn.program, language: handIn.language,
      steps: asking.map { ClassRecord.Step(work.steps[$0]) }, done: work.count.done,
      skipped: work.count.skipped, remarks: remarks)
  }
}

extension ClassRecord.Step {
  fileprivate init(_ step: GradedWork.Step) {
    self.init(
      outcome: step.outcome?.rawValue ?? "open",
      answers: step.answers.map { ($0.text, $0.isRight) }, reasons: step.reasons,
      code: step.code.map { ($0.kind.rawValue, $0.words.sanitized) })
  }
}

extension CodeVerdict {
  /// What came of the code of a step, as a sentence; what comes out of a sandbox may be anything.
  func told(of step: String) -> String {
    let words = words.sanitized
    return switch kind {
    case .right: localized("class.code.right", step, words)
    case .wrong: localized("class.code.wrong", step, words)
    case .notBuilt: localized("class.code.not-built", step, words)
    case .ended: localized("class.code.ended", step, words)
    case .unknown: localized("class.code.unknown", step, words)
    }
  }
}

extension ClassRecord.Question {
  init(_ question: ClassReport.Question, of step: LessonStep) {
    self.init(
      id: question.id, title: Self.title(step), isTask: step.task != nil,
      answered: question.answered, wrong: question.wrong, skipped: question.skipped,
      open: question.open, mistakes: question.mistakes)
  }

  /// What a step asks, in short.
  private static func title(_ step: LessonStep) -> String {
    switch step.question {
    case .quiz(let quiz): quiz.question.plainText
    case .prediction(let asked):
      localized(
        "class.prediction", asked.subject.kind.rawValue, asked.event.text,
        asked.specimen?.text ?? "")
    case .task, nil: step.title ?? ""
    }
  }
}
