import Lessons
import Queries

extension Command {
  /// Answers a quiz.
  static var answer: Command {
    let answer = Parameter("ANSWER", .word, .rest)
    return Command(
      "answer", in: .lessons, summary: "answer the open question; the letter alone does it too",
      takes: [answer.completing(answers)],
      examples: [
        Example("answer b", "the second answer"), Example("answer controller", "by how it begins"),
      ],
      isAction: { _ in true }
    ) { call, session throws(Complaint) in
      let words = call.all(answer)
      let word = Word(joining: words)
      let lesson = try session.openLesson()
      guard let quiz = lesson.run.openQuiz else {
        throw Complaint("no question is open", accepted: "To see what the step asks: task.")
      }
      guard let chosen = QuizAnswer(word, of: quiz) else {
        throw Complaint(
          "no such answer", at: word.span,
          accepted: "To answer, type \(QuizAnswer.letters(of: quiz)).")
      }
      session.turn.loggedLine = "answer \(QuizAnswer.letter(chosen.choice))"
      try session.answer(chosen.choice)
    }
  }

  private static func answers(_ session: Session) -> [Candidate] {
    let quiz = session.lessonInFront?.run.openQuiz
    return (quiz?.answers ?? []).enumerated().map {
      Candidate(QuizAnswer.letter($0.offset), $0.element.text.plainText)
    }
  }
}
