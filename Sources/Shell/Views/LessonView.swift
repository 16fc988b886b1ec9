import Lessons
import Terminal

/// What a lesson says of itself: where one is, what is asked, and what came of it.
struct LessonView {
  private let shelved: ShelvedLesson
  private let profile: TerminalProfile
  private let proseView: ProseView

  init(_ shelved: ShelvedLesson, profile: TerminalProfile) {
    self.shelved = shelved
    self.profile = profile
    proseView = ProseView(profile: profile)
  }

  private var columns: Int { min(profile.columns, 80) }

  /// The lesson, and the step in it.
  func heading(step: Int) -> [StyledText] {
    let place = "step \(step + 1) of \(shelved.lesson.steps.count)"
    let title = StyledText(shelved.title.sanitized, .heading)
    if profile.isPlain { return [StyledText("Lesson ") + title + ", \(place)."] }
    let gap = columns - title.displayWidth() - place.displayWidth()
    return gap >= 2
      ? ["", title + StyledText(String(repeating: " ", count: gap)) + StyledText(place, .dim)]
      : ["", title, StyledText(place, .dim)]
  }

  /// The author's words; a title that repeats the lesson's own is left out.
  func prose(_ prose: Prose, isFirst: Bool) -> [StyledText] {
    var blocks = prose.blocks
    if isFirst, case .heading(_, let title) = blocks.first,
      title.plainText == shelved.lesson.title.text
    {
      blocks.removeFirst()
    }
    return proseView.lines(blocks)
  }

  /// A command of the lesson, as if it had been typed.
  func command(_ line: String) -> [StyledText] {
    profile.isPlain
      ? [StyledText("The lesson types: \(line).")]
      : ["", StyledText("\(shelved.number)> ", .dim) + StyledText(line, .bold)]
  }

  /// A command of the lesson that can't be carried out.
  func broken(_ line: LessonLine, _ reason: String) -> [StyledText] {
    [
      StyledText("This lesson is at fault, line \(line.place.line) of ", .error)
        + StyledText("\(shelved.lesson.file): \(reason)")
    ]
  }

  /// What the step asks, apart from the author's words.
  func question(_ step: LessonStep) -> [StyledText] {
    switch step.question {
    case .task:
      return ["", StyledText("Your turn.", .heading) + gap + offers(step, ["solution"])]
    case .quiz(let quiz):
      var lines: [StyledText] = [""]
      lines += wrapped(proseView.text(quiz.question, .heading))
      for (index, answer) in quiz.answers.enumerated() {
        lines += wrapped(
          StyledText("  \(QuizAnswer.letter(index))  ", .bold) + proseView.text(answer.text),
          indent: 5)
      }
      return lines + [StyledText("Type \(QuizAnswer.letters(of: quiz)).") + gap + offers(step, [])]
    case .prediction(let prediction):
      return [
        "",
        StyledText(
          "Before you go on, foresee it: \(prediction.kind.question). Then fire it: fire "
            + prediction.event.text + (prediction.specimen.map { " on \($0.text)" } ?? "")),
      ]
    case nil: return []
    }
  }

  private var gap: StyledText { profile.isPlain ? " " : "   " }

  /// The commands that help with a step.
  private func offers(_ step: LessonStep, _ more: [String]) -> StyledText {
    let names = (step.hints.isEmpty ? [] : ["hint"]) + more + ["skip"]
    return StyledText(
      profile.isPlain
        ? "For help: \(names.joined(separator: ", "))." : names.joined(separator: "  "),
      .hint)
  }

  /// The whole step again, without what it runs.
  func task(_ run: LessonRun) -> [StyledText] {
    let texts = run.step.content.enumerated().flatMap { index, content -> [StyledText] in
      guard case .prose(let prose) = content else { return [] }
      return [""] + self.prose(prose, isFirst: run.position == 0 && index == 0)
    }
    return heading(step: run.position) + texts
      + (run.isStepDone ? [""] + done(run) : question(run.step))
  }

  /// What the step asks, once more and in short.
  func reminder(of run: LessonRun) -> [StyledText] {
    if run.isStepDone { return done(run) }
    // What stands before a quiz explains; the quiz asks for itself.
    let assignment = run.openQuiz == nil ? run.step.assignment.blocks : []
    return heading(step: run.position) + (assignment.isEmpty ? [] : [""])
      + proseView.lines(assignment) + question(run.step)
  }

  /// That nothing is left to do in a step.
  private func done(_ run: LessonRun) -> [StyledText] {
    [StyledText(run.isFinished ? "This lesson is done." : "This step is done. To go on: next.")]
  }

  /// That the task isn't done, and what is the case instead.
  func notYet(_ findings: [LessonFinding], hints: Int) -> [StyledText] {
    let expected = findings.filter { !$0.isGuard }
    let missing = expected.filter { !$0.holds }
    let broken = findings.filter { $0.isGuard && !$0.holds }
    let head: StyledText
    if missing.isEmpty {
      head = StyledText("Not like this:", .error)
    } else if expected.count == 1 {
      head = StyledText("Not yet:", .bold)
    } else {
      head = StyledText("Not yet, \(expected.count - missing.count) of \(expected.count):", .bold)
    }
    let names = (hints > 0 ? ["hint"] : []) + ["undo", "skip"]
    // What is to be kept matters once everything else is there.
    var reasons: [String] = []
    for finding in missing.isEmpty ? broken : missing {
      guard case .failed(let reason, _) = finding.outcome, !reasons.contains(reason.sanitized)
      else {
        continue
      }
      reasons.append(reason.sanitized)
    }
    if profile.isPlain {
      let help = " For help: \(names.joined(separator: ", "))."
      return wrapped(head + " " + StyledText(reasons.joined(separator: "; ") + "." + help))
    }
    let first = head + "  " + StyledText(reasons.first ?? "")
    let offers = StyledText(names.joined(separator: "  "), .hint)
    var lines = wrapped(first, indent: 2)
    for reason in reasons.dropFirst() { lines += wrapped(StyledText("  \(reason)"), indent: 4) }
    if let last = lines.last, last.displayWidth() + 3 + offers.displayWidth() <= columns {
      let blanks = columns - last.displayWidth() - offers.displayWidth()
      lines[lines.count - 1] = last + StyledText(String(repeating: " ", count: blanks)) + offers
    } else {
      lines.append("  " + offers)
    }
    return lines
  }

  /// That the step is done.
  func done(isLast: Bool, isPaused: Bool = false) -> [StyledText] {
    if isLast { return [StyledText("Done.", .success)] }
    // While an event is stopped, Enter is the next message.
    let how = isPaused ? "To go on: next." : "To go on, press Enter."
    return [StyledText("Done.", .success) + gap + StyledText(how, .hint)]
  }

  /// What comes of an answer, and why.
  func verdict(_ head: String, _ answer: LessonQuiz.Answer, _ style: Style) -> [StyledText] {
    wrapped(StyledText(head, style) + proseView.text(answer.why))
  }

  /// The right answer of a quiz.
  func solution(of quiz: LessonQuiz) -> [StyledText] {
    let answer = quiz.answers[quiz.rightAnswer]
    return wrapped(
      StyledText("\(QuizAnswer.letter(quiz.rightAnswer))  ", .bold) + proseView.text(answer.text)
        + ": "
        + proseView.text(answer.why), indent: 3)
  }

  /// The reference solution of a task.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - isDone: Whether it was carried out in place of what the learner did.
  /// - Returns: The commands, a line each.
  func solution(of task: LessonTask, isDone: Bool = false) -> [StyledText] {
    [StyledText(isDone ? "Done for you, in place of what you did here:" : "One way to do it:")]
      + task.solution.map { StyledText("  \($0.text)", .bold) }
  }

  /// A hint, and how many there are.
  func hint(_ hint: LessonHint, number: Int, of count: Int) -> [StyledText] {
    let head = StyledText("Hint \(number) of \(count)", .heading)
    return [head]
      + ProseView(profile: profile, indent: profile.isPlain ? 0 : 2).lines(hint.prose.blocks)
  }

  /// That the lesson is over.
  func end(next: ShelvedLesson?, count: (done: Int, skipped: Int, all: Int)) -> [StyledText] {
    let skipped = count.skipped > 0 ? ", \(Wording.count(count.skipped, "step")) skipped" : ""
    var lines: [StyledText] = [
      "", StyledText("That was \(shelved.title.sanitized)", .heading) + "\(skipped).",
    ]
    if let next {
      lines += wrapped(
        StyledText("Next is \(next.title.sanitized): ") + StyledText("next", .bold)
          + ", or press Enter.")
    } else {
      lines.append(StyledText("No lesson comes after it. To try things on your own: play."))
    }
    return lines
      + wrapped(StyledText("To take this one along as notes: export markdown FILE", .hint))
  }

  /// That the lesson was left for free play.
  var away: [StyledText] {
    wrapped("Free play: nothing here counts for the lesson. To go back: play.")
  }

  /// That what the learner did gives way to what the lesson needs.
  var startedOver: [StyledText] {
    wrapped(
      StyledText(
        "What this step needs was closed or loaded anew; it is set up as the lesson does it.", .hint
      ))
  }

  /// That one is back in the lesson.
  func back(_ run: LessonRun) -> [StyledText] {
    wrapped(
      StyledText("Back in \(shelved.title.sanitized), step \(run.position + 1), as you left it."))
  }

  private func wrapped(_ text: StyledText, indent: Int = 0) -> [StyledText] {
    text.sanitized.wrapped(to: columns, indent: indent, ambiguous: profile.ambiguous)
  }
}

extension LessonPrediction.Kind {
  /// What is to be foreseen, in words.
  fileprivate var question: String {
    switch self {
    case .path: "which layers will the messages pass, in order"
    case .count: "how many messages will there be"
    case .order: "in which order will the messages come"
    case .value: "what will the value be"
    case .screen: "what will the screen show"
    }
  }
}
