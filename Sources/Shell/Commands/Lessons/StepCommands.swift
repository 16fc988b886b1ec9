import Lessons
import Queries
import Sessions
import Views

/// Going through the steps of the lesson in front.
extension Command {
  /// Goes on in the lesson.
  static let next = Command(
    "next", .act, in: .lessons, summary: "go on to the next step, or to the next lesson",
    examples: [Example("next", "when the step is done; Enter does the same")]
  ) { _, context throws(Complaint) in
    let lesson = try context.lesson()
    let following = context.session.environment.course.lesson(after: lesson.shelved)
    if lesson.run.isFinished, let following {
      return .act(.lesson(following.name, at: "1"), at: nil)
    }
    return .act(.next, at: nil)
  }

  /// Does a step as its author would.
  static let skip = Command(
    "skip", .act, in: .lessons, summary: "do this step as its author would, and go on",
    examples: [Example("skip", "what you did in this step gives way to the solution")]
  ) { _, _ throws(Complaint) in
    .act(.skip, at: nil)
  }

  /// Leaves a lesson for free play, and comes back.
  static let play = Command(
    "play", .act, in: .lessons, summary: "leave the lesson for free play, or come back to it",
    examples: [Example("play", "the lesson waits as it is; play again brings you back")]
  ) { _, _ throws(Complaint) in
    .act(.play, at: nil)
  }

  /// Says again what the step asks.
  static let task = Command(
    look: "task", in: .lessons, summary: "what this step says and asks, once more",
    examples: [Example("task", "all of it; Enter alone repeats the question")]
  ) { _, context throws(Complaint) in
    let lesson = try context.lesson()
    return LessonView(lesson.shelved).task(lesson.run)
  }

  /// Shows how a step can be done.
  static let solution = Command(
    look: "solution", in: .lessons, summary: "one way to do this step; nothing is done",
    examples: [Example("solution", "the commands to type, or the answer")]
  ) { _, context throws(Complaint) in
    let lesson = try context.lesson()
    if let solution = LessonView(lesson.shelved).solution(of: lesson.run.step) { return solution }
    throw context.complaint(.refusal(.lesson(.noSolution)))
  }

  /// Gives hints, one after another.
  static let hint: Command = {
    let number = Parameter("NUMBER", .word, .optional)
    return Command(
      "hint", .tool, in: .lessons, summary: "a hint; each time a clearer one", takes: [number],
      examples: [
        Example("hint", "the next one"), Example("hint 1", "the first one again"),
      ]
    ) { call, context throws(Complaint) in
      let lesson = try context.lesson()
      let hints = lesson.run.step.hints
      guard !hints.isEmpty else { throw context.complaint(.refusal(.lesson(.noHints))) }
      let given = context.session.progress.hintCount(lesson.run)
      let wanted: Int
      if let word = call[number] {
        wanted = Int(word.text) ?? 0
        guard (1...hints.count).contains(wanted), wanted <= given else {
          throw context.complaint(.refusal(.lesson(.noSuchHint(given: given))), at: word.span)
        }
      } else {
        wanted = given + 1
        guard given < hints.count else {
          throw context.complaint(.refusal(.lesson(.noMoreHints(hints.count))))
        }
      }
      return .tool { runner in
        if wanted > given { runner.session.progress.giveHint(lesson.run) }
        return .shows(
          LessonView(lesson.shelved).hint(hints[wanted - 1], number: wanted, of: hints.count))
      }
    }
  }()

  /// Answers a quiz.
  static let answer: Command = {
    let answer = Parameter("ANSWER", .word, .rest)
    return Command(
      "answer", .act, in: .lessons,
      summary: "answer the open question; the letter alone does it too",
      takes: [answer.completing(answers)],
      examples: [
        Example("answer b", "the second answer"), Example("answer controller", "by how it begins"),
      ]
    ) { call, context throws(Complaint) in
      let word = Word(joining: call.all(answer))
      guard let quiz = try context.lesson().run.openQuiz else {
        throw context.complaint(.refusal(.lesson(.noQuestion)))
      }
      guard let chosen = QuizAnswer(word, of: quiz) else {
        throw context.complaint(.refusal(.lesson(.noSuchAnswer)), at: word.span)
      }
      return .act(.answer(chosen.choice), at: word.span)
    }
  }()

  private static func answers(_ context: Context) -> [Candidate] {
    (context.state.lessonInFront?.run.openQuiz?.answers ?? []).enumerated().map {
      Candidate(Action.letter($0.offset), $0.element.text.plainText)
    }
  }
}
