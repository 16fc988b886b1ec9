import Lessons
import Sessions
import Terminal

/// What a lesson says of itself: where the learner is, what is asked, and what came of it.
package struct LessonView {
  private let shelved: ShelvedLesson

  package init(_ shelved: ShelvedLesson) { self.shelved = shelved }

  /// A document that is no wider than is comfortable to read.
  private func narrow(@DocumentBuilder _ content: () -> Document) -> Document {
    Document([Narrow(to: ProseView.widest, content())])
  }

  // MARK: A step

  /// The lesson, and the step in it.
  package func heading(step: Int) -> Document {
    let place = "step \(step + 1) of \(shelved.lesson.steps.count)"
    let title = StyledText(shelved.title, .heading)
    return narrow {
      Blank(isSpoken: false)
      Heading(
        title, aside: StyledText(place, .dim), .right(ProseView.widest),
        spoken: StyledText("Lesson ") + title + ", \(place).")
    }
  }

  /// The author's words, an empty line before them; a title that repeats the lesson's own is left out.
  package func prose(_ prose: Prose, isFirst: Bool) -> Document {
    var blocks = prose.blocks
    if isFirst, case .heading(_, let title) = blocks.first,
      title.plainText == shelved.lesson.title.text
    {
      blocks.removeFirst()
    }
    return blocks.isEmpty ? Document() : Document([Blank(), ProseView(blocks)])
  }

  /// A command of the lesson, as if it had been typed.
  package func command(_ line: String) -> Document {
    Document {
      Blank(isSpoken: false)
      Text(
        StyledText("\(shelved.number)> ", .dim) + StyledText(line, .bold),
        spoken: StyledText("The lesson types: \(line)."))
    }
  }

  /// A command of the lesson that can't be carried out.
  package func broken(_ line: LessonLine, _ reason: String) -> Document {
    Document([
      Text(
        StyledText("This lesson is at fault, line \(line.place.line) of ", .error)
          + StyledText("\(shelved.lesson.file): \(reason)"))
    ])
  }

  /// What the step asks, apart from the author's words.
  package func question(_ step: LessonStep) -> Document {
    let help = step.hints.isEmpty ? [] : ["hint"]
    return narrow {
      switch step.question {
      case .task:
        Blank()
        Offers(StyledText("Your turn.", .heading), help + ["solution", "skip"])
      case .quiz(let quiz):
        Blank()
        Text(
          ProseView.drawn(quiz.question, .heading), indent: 0,
          spoken: ProseView.spoken(quiz.question, .heading))
        for (index, answer) in quiz.answers.enumerated() {
          self.answer(answer, index)
        }
        Offers(StyledText("Type \(Wording.letters(of: quiz))."), help + ["skip"])
      case .prediction(let prediction):
        Blank()
        Text(
          "Before you go on, foresee it: \(prediction.kind.question). Then fire it: fire "
            + prediction.event.text + (prediction.specimen.map { " on \($0.text)" } ?? ""))
      case nil: Document()
      }
    }
  }

  private func answer(_ answer: LessonQuiz.Answer, _ index: Int) -> Text {
    let letter = StyledText("  \(Action.letter(index))  ", .bold)
    return Text(
      letter + ProseView.drawn(answer.text), indent: 5,
      spoken: letter + ProseView.spoken(answer.text))
  }

  /// The whole step again, without what it runs.
  package func task(_ run: LessonRun) -> Document {
    var document = heading(step: run.position)
    for (index, content) in run.step.content.enumerated() {
      guard case .prose(let prose) = content else { continue }
      document += self.prose(prose, isFirst: run.position == 0 && index == 0)
    }
    if run.isStepDone { return document + Document([Blank()]) + done(run) }
    return document + question(run.step)
  }

  /// What the step asks, once more and in short.
  package func reminder(of run: LessonRun) -> Document {
    if run.isStepDone { return done(run) }
    // What stands before a quiz explains; the quiz asks for itself.
    let assignment = run.openQuiz == nil ? run.step.assignment : Prose()
    let words = assignment.isEmpty ? Document() : prose(assignment, isFirst: false)
    return heading(step: run.position) + words + question(run.step)
  }

  /// That nothing is left to do in a step.
  private func done(_ run: LessonRun) -> Document {
    Document([
      Text(run.isFinished ? "This lesson is done." : "This step is done. To go on: next.")
    ])
  }

  // MARK: What came of it

  /// What the newest action means for the task.
  package func news(_ news: LessonInProgress.News, in run: LessonRun) -> Document {
    switch news {
    case .notYet(let findings):
      return narrow { NotYet(findings, hasHints: !run.step.hints.isEmpty) }
    case .done(let byStopping): return done(isLast: run.isAtLastStep, isStopped: byStopping)
    }
  }

  /// That the step is done.
  private func done(isLast: Bool, isStopped: Bool) -> Document {
    let done = StyledText("Done.", .success)
    if isLast { return Document([Text(done)]) }
    // While the session is stopped, Enter is the next message.
    let how = StyledText(isStopped ? "To go on: next." : "To go on, press Enter.", .hint)
    return Document([Text(done + "   " + how, spoken: done + " " + how)])
  }

  /// What comes of an answer, and why.
  package func verdict(isRight: Bool, _ choice: Int, _ run: LessonRun) -> Document {
    guard case .quiz(let quiz) = run.step.question else { return Document() }
    let head = StyledText(
      isRight ? "Right. " : "Not that one. ", isRight ? .success : .error)
    let why = quiz.answers[choice].why
    let verdict = narrow {
      Text(head + ProseView.drawn(why), indent: 0, spoken: head + ProseView.spoken(why))
    }
    return isRight ? verdict + done(isLast: run.isAtLastStep, isStopped: false) : verdict
  }

  /// One way to do the step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - isDone: Whether it was carried out in place of what the learner did.
  /// - Returns: A document; nil if the step asks nothing that has a solution.
  package func solution(of step: LessonStep, isDone: Bool = false) -> Document? {
    switch step.question {
    case .task(let task):
      Document {
        Text(isDone ? "Done for you, in place of what you did here:" : "One way to do it:")
        for line in task.solution { Text("  \(line.text)", .bold) }
      }
    case .quiz(let quiz):
      narrow { solution(of: quiz) }
    case .prediction, nil: nil
    }
  }

  private func solution(of quiz: LessonQuiz) -> Text {
    let answer = quiz.answers[quiz.rightAnswer]
    let letter = StyledText("\(Action.letter(quiz.rightAnswer))  ", .bold)
    return Text(
      letter + ProseView.drawn(answer.text) + ": " + ProseView.drawn(answer.why), indent: 3,
      spoken: letter + ProseView.spoken(answer.text) + ": " + ProseView.spoken(answer.why))
  }

  /// A hint, and how many there are.
  package func hint(_ hint: LessonHint, number: Int, of count: Int) -> Document {
    narrow {
      Heading("Hint \(number) of \(count)")
      ProseView(hint.prose.blocks, indent: 2)
    }
  }

  // MARK: Coming and going

  /// That the lesson is over.
  package func end(
    next: ShelvedLesson?, count: (done: Int, skipped: Int, all: Int)
  ) -> Document {
    let skipped = count.skipped > 0 ? ", \(Wording.count(count.skipped, "step")) skipped" : ""
    return narrow {
      Blank()
      Text(StyledText("That was \(shelved.title)", .heading) + "\(skipped).", indent: 0)
      if let next {
        Text(
          StyledText("Next is \(next.title): ") + StyledText("next", .bold)
            + ", or press Enter.", indent: 0)
      } else {
        Text("No lesson comes after it. To try things on your own: play.", indent: 0)
      }
      Text("To take this one along as notes: export markdown FILE", .hint, indent: 0)
    }
  }

  /// That the lesson was left for free play.
  package var away: Document {
    narrow { Text("Free play: nothing here counts for the lesson. To go back: play.", indent: 0) }
  }

  /// That what the learner did gives way to what the lesson needs.
  package var startedOver: Document {
    narrow {
      Text(
        "What you did is in the way of this step, or closed what it needs: it is set up as the "
          + "lesson does it.",
        .hint, indent: 0)
    }
  }

  /// That the learner is back in the lesson.
  package func back(_ run: LessonRun) -> Document {
    narrow {
      Text("Back in \(shelved.title), step \(run.position + 1), as you left it.", indent: 0)
    }
  }
}

/// That a task isn't done, and what is the case instead.
private struct NotYet: Block {
  private let head: StyledText
  /// What isn't as it should be, each once.
  private let reasons: [String]
  private let offers: [String]

  init(_ findings: [LessonFinding], hasHints: Bool) {
    let expected = findings.filter { !$0.isGuard }
    let missing = expected.filter { !$0.holds }
    if missing.isEmpty {
      head = StyledText("Not like this:", .error)
    } else if expected.count == 1 {
      head = StyledText("Not yet:", .bold)
    } else {
      head = StyledText("Not yet, \(expected.count - missing.count) of \(expected.count):", .bold)
    }
    // What is to be kept matters once everything else is there.
    let faults = missing.isEmpty ? findings.filter { $0.isGuard && !$0.holds } : missing
    reasons = faults.reduce(into: []) { reasons, finding in
      guard case .failed(let reason, _) = finding.outcome, !reasons.contains(reason) else { return }
      reasons.append(reason)
    }
    offers = (hasHints ? ["hint"] : []) + ["undo", "skip"]
  }

  func drawn(on page: Page) -> [StyledText] {
    let first = head + "  " + StyledText(reasons.first ?? "").sanitized
    let offers = StyledText(offers.joined(separator: "  "), .hint)
    var lines = page.wrapped(first, indent: 2)
    for reason in reasons.dropFirst() {
      lines += page.wrapped(StyledText("  \(reason)").sanitized, indent: 4)
    }
    guard let last = lines.last, last.displayWidth() + 3 + offers.displayWidth() <= page.columns
    else { return lines + ["  " + offers] }
    let blanks = page.columns - last.displayWidth() - offers.displayWidth()
    lines[lines.count - 1] = last + StyledText(String(repeating: " ", count: blanks)) + offers
    return lines
  }

  func spoken(on page: Page) -> [StyledText] {
    let help = " For help: \(offers.joined(separator: ", "))."
    return page.wrapped(
      (head + " " + StyledText(reasons.joined(separator: "; ") + "." + help)).sanitized)
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
