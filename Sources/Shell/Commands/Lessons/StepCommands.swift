import Languages
import Lessons
import Queries
import Sessions

/// Going through the steps of the lesson in front.
extension Command {
  static let next = Command(
    "next", .act, in: .lessons,
    examples: ["next"]
  ) { _, context throws(CommandError) in
    let lesson = try context.lesson()
    let following = context.session.environment.course.following(
      lesson.shelved, context.session.progress)
    if lesson.run.isAtLastStep, lesson.run.mayGoOn, let following {
      // In a class, each lesson is shuffled by the learner's name.
      let isOfClass = lesson.run.seed >= Shuffle.firstOfClass
      let seed =
        isOfClass ? lesson.run.seed : context.session.progress.seed(for: following.lesson)
      return .act(.lesson(.begin(following.name, at: "1", seed: seed)), at: nil)
    }
    // What was done in an earlier session isn't asked again: there the author's way does.
    let isKnown =
      context.session.progress.outcome(lesson.run.step, of: lesson.shelved.lesson) == .done
    guard isKnown, !lesson.run.mayGoOn, lesson.shelved.allowsSkip else {
      return .act(.lesson(.next), at: nil)
    }
    let remark = Document(
      localized: "lesson.done-before", style: .hint, in: .of(context.state), indent: 0)
    return .act(Request.Act(action: .lesson(.skip), remark: remark) { _ in nil })
  }

  /// Does a step as its author would.
  static let skip = Command(
    "skip", .act, in: .lessons,
    examples: ["skip"]
  ) { _, context throws(CommandError) in
    // In free play only a prediction's question can be left.
    if context.state.lessonInFront == nil, let open = context.state.prediction {
      guard case .graded = open.phase else { return .act(.question(.cancelPrediction), at: nil) }
      return .act(.question(.explain("")), at: nil)
    }
    return .act(.lesson(.skip), at: nil)
  }

  /// Leaves a lesson for free play, and comes back.
  static let play = Command(
    "play", .act, in: .lessons,
    examples: ["play"]
  ) { _, _ throws(CommandError) in
    .act(.lesson(.play), at: nil)
  }

  /// Says again what the step asks.
  static let task = Command(
    look: "task", in: .lessons,
    examples: ["task"]
  ) { _, context throws(CommandError) in
    let shown = try context.lesson()
    // In a stopped event the state is one of before: what is done of the lesson is what is done now.
    let lesson = context.session.state.lessonInFront ?? shown
    return LessonView(lesson.shelved).task(lesson)
  }

  /// Shows how a step can be done.
  static let solution = Command(
    look: "solution", in: .lessons,
    examples: ["solution"], aid: .solution
  ) { _, context throws(CommandError) in
    let lesson = try context.lesson(having: "solution")
    try context.demand(.solution)
    let view = LessonView(lesson.shelved)
    if let solution = view.solution(
      of: lesson.run, context.state.predictionAndReference, on: context.state.current?.feature)
    {
      return solution
    }
    throw context.error(
      Refusal(
        "refusal.no-solution", accepted: LocalizedText("refusal.go-on")))
  }

  /// Gives hints, one after another.
  static let hint: Command = {
    let number = Parameter("NUMBER", .word, .optional)
    return Command(
      "hint", .tool, in: .lessons, takes: [number],
      examples: ["hint", "hint 1"]
    ) { call, context throws(CommandError) in
      let lesson = try context.lesson(having: "hint")
      let hints = lesson.run.step.hints
      guard !hints.isEmpty else { throw context.error("refusal.no-hints") }
      if call[number] == nil, lesson.run.isStepDone {
        return .look(LessonView(lesson.shelved).reminder(of: lesson))
      }
      let given = context.session.progress[hintsFor: lesson.run]
      let wanted: Int
      if let word = call[number] {
        wanted = Int(word.text) ?? 0
        guard (1...hints.count).contains(wanted), wanted <= given else {
          throw context.error(Refusal("refusal.no-such-hint", advice: given), at: word.span)
        }
      } else {
        wanted = given + 1
        guard given < hints.count else {
          throw context.error(Refusal("refusal.no-more-hints", advice: hints.count))
        }
      }
      return .tool { runner in
        if wanted > given { runner.session.progress[hintsFor: lesson.run] += 1 }
        runner.note(.hint(wanted))
        return .shows(
          LessonView(lesson.shelved).hint(hints[wanted - 1], number: wanted, of: hints.count))
      }
    }
  }()
}
