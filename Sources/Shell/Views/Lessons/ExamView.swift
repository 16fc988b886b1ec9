import Languages
import Lessons
import Sessions
import Terminal

/// What came of exams.
extension Document {
  /// The exams of a course, part by part, with what came of them.
  static func exams(_ shelf: CourseShelf, _ progress: Progress) -> Document {
    let language = Language.of(shelf.language)
    let parts = shelf.parts.filter(\.isExamined)
    guard let first = parts.first else { return Document(localized: "exam.none", in: language) }
    let results = parts.map { progress.bestExam(ofPart: $0.number) }
    let next = zip(parts, results).first { $1?.isPassed != true }?.0
    return Document {
      Text(language.localized("exam.heading"), .heading)
      Table(
        [.left, .left, .left],
        zip(parts, results).map { part, result in
          let state = progress.state(of: part, result, in: language)
          return Table.Row(
            [
              StyledText("  exam \(part.number)", .bold), StyledText(part.title),
              StyledText(state, result?.isPassed == true ? .success : .plain),
            ],
            spoken: language.localized("exam.row.spoken", part.number, part.title, state))
        })
      Text(
        next == nil
          ? language.localized("exam.all-passed")
          : language.localized("exam.begin", (next ?? first).number), .hint)
    }
  }

  /// What came of an exam that was done to its end: the marks, and for each wrong answer the right one and the
  /// lesson to repeat.
  static func examEnd(_ shelved: ShelvedLesson, _ progress: Progress) -> Document {
    let lesson = shelved.lesson
    guard let exam = lesson.exam, let result = progress.result(of: exam.name) else {
      return Document()
    }
    let language = Language.of(lesson.language)
    let wrong = lesson.steps.enumerated().filter {
      $1.question != nil && !progress.isRight($1, of: lesson)
    }
    return Document([
      Narrow(
        to: ProseView.widest,
        Document {
          Blank()
          Text(
            localized: "exam.end", shelved.title, result.right, result.count, result.isPassed,
            LessonExam.enough(of: result.count), style: result.isPassed ? .success : .heading,
            in: language, indent: 0)
          for (place, step) in wrong {
            let key = exam.keys[step.id ?? ""]
            let answer = progress.answers(to: step, of: lesson).first.flatMap { Action($0.text) }
            Text(StyledText("\(place + 1)  ", .bold) + StyledText(step.title ?? ""), indent: 3)
            if let answer {
              Text(
                "   " + language.localized("exam.answered", answerText(answer, step, lesson)),
                indent: 3)
            }
            Text(
              "   "
                + language.localized("exam.right", key?.right ?? "", key?.place ?? ""), indent: 3)
          }
          if !result.isPassed {
            Text(language.localized("exam.again", exam.name.part), .hint, indent: 0)
          }
        })
    ])
  }

  /// The answer, in the question's own words.
  private static func answerText(_ action: Action, _ step: LessonStep, _ lesson: Lesson) -> String {
    guard case .quiz(let quiz) = step.question, case .question(.answer(let place)) = action else {
      return action.answerText
    }
    return quiz.interaction(seed: lesson.exam?.name.seed ?? 0).text(of: [place])
  }
}

extension Progress {
  /// What came of a part's exams, in short.
  fileprivate func state(
    of part: ExamPart, _ result: ExamResult?, in language: Language
  ) -> String {
    if let result {
      return language.localized(
        "exam.result", result.right, result.count, result.isPassed, result.date)
    }
    return openExam(ofPart: part.number) == nil ? "" : language.localized("exam.begun")
  }
}
