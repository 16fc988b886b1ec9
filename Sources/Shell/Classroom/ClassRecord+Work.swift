import Exports
import Languages
import Lessons
import Sessions

/// What was graded, as exports tell it.
extension ClassWork {
  /// Takes what came of a hand-in.
  mutating func add(_ handIn: HandIn, _ work: GradedWork, _ lesson: Lesson) {
    isGraded = true
    (name, self.lesson) = (handIn.name, lesson.id.text)
    (program, language) = (handIn.program, handIn.language)
    steps = zip(lesson.steps, work.steps).filter { $0.0.question != nil }.map(\.1)
    (done, skipped, hasKey, seconds) = (
      work.count.done, work.count.skipped, work.hasKey, work.seconds
    )
    essence = "\(Checksum(of: work.essence))"
    shuffles = Set(handIn.sittings.map(\.seed)).sorted()
    actions = handIn.sittings.reduce(0) { $0 + $1.actions.count }
    digest = handIn.sittings.isEmpty ? "" : "\(Checksum(of: handIn.actionLines))"
    hasOwnWords = handIn.hasOwnWords
    builds = handIn.builds.map(\.name)
  }
}

extension CodeVerdict {
  /// A remark on the code of a step, as a sentence.
  func remark(on step: String) -> String {
    switch kind {
    case .right: localized("class.code.right", step, reason)
    case .wrong: localized("class.code.wrong", step, reason)
    case .notBuilt: localized("class.code.not-built", step, reason)
    case .ended: localized("class.code.ended", step, reason)
    case .unknown: localized("class.code.unknown", step, reason)
    }
  }
}

extension ClassRecord.Lesson {
  /// Describes a lesson.
  init(_ shelved: ShelvedLesson) {
    self.init(
      id: shelved.lesson.id.text, title: shelved.title, stepCount: shelved.lesson.steps.count,
      asked: shelved.lesson.steps.compactMap { step in
        step.question.map {
          // What an exam asks each learner is another; a check to write in it is answered, once.
          let isExam = shelved.lesson.exam != nil
          return ClassRecord.Asked(
            id: $0.id.text, title: isExam ? "" : Self.title(step),
            isTask: step.task != nil && !isExam)
        }
      })
  }

  /// What a step asks, in short.
  private static func title(_ step: LessonStep) -> String {
    switch step.question {
    case .quiz(let quiz): quiz.question.plainText
    case .prediction(let asked) where asked.isVaried:
      localized(
        "class.prediction-drawn", asked.subject.kind.rawValue, asked.occasions.map(\.label))
    case .prediction(let asked):
      localized(
        "class.prediction", asked.subject.kind.rawValue, asked.event.text,
        asked.specimen?.text ?? "")
    case .task, nil: step.title ?? ""
    }
  }
}
