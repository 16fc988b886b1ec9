import Lessons
import Queries
import Sessions
import Terminal
import Views

/// Carries out the lines of lessons, and tells how a lesson goes on.
extension Runner: LessonInterpreter {
  /// Carries out a line of a lesson as if it had been typed.
  public func carryOut(
    _ line: String, in state: State, isShown: Bool, isNew: Bool
  ) -> LessonOutcome {
    var context = context
    context.state = state
    context.line = line
    do throws(Complaint) {
      for words in try context.commands() {
        try carryOut(words, in: context, isShown: isShown, isNew: isNew)
      }
      return .passed
    } catch {
      return error.asLessonOutcome
    }
  }

  private func carryOut(
    _ words: [Word], in context: Context, isShown: Bool, isNew: Bool
  ) throws(Complaint) {
    let (command, words) = try context.command(for: words)
    guard command.isForSolution(words) else {
      throw context.complaint(.line(.notForLessons(LineFault.Usage(command))), at: words[0].span)
    }
    if !isShown, command.kind(of: words) == .look {
      // What only shows something has nothing to show to; that it was looked at may count.
      return record(command.looks(words, context), in: context.state)
    }
    switch try context.request(command, words) {
    case .look(let document):
      record(command.looks(words, context), in: context.state)
      show(document)
    case .act(let request):
      // A note is written once, however often the solution is carried out anew.
      if case .note = request.action, !isNew { return }
      let before = isShown ? Screens(context.open) : .empty
      let outcome: Outcome
      do throws(Refusal) {
        outcome = try context.state.perform(request.action)
      } catch {
        throw context.complaint(.refusal(error), at: request.place(error))
      }
      guard isShown else { return }
      report(
        OutcomeReport(outcome, of: request.action, in: context.state, before: before).document)
    case .tool(let body):
      // Another session would take the place of the one that the lesson is part of.
      if command === Command.open {
        throw context.complaint(.line(.notForLessons(LineFault.Usage(command))), at: words[0].span)
      }
      // What only writes has nowhere to write to while it isn't shown.
      guard isNew, isShown || !command.onlyWrites else { return }
      let reply = try body(self)
      guard isShown else { return }
      switch reply {
      case .shows(let document): show(document)
      case .reports(let document): report(document)
      }
    case .move: break
    }
  }

  private func record(_ looks: [TakenLook], in state: State) {
    for look in looks { _ = try? state.perform(.looked(look)) }
  }

  /// Tells what happens while a step begins.
  public func tell(_ moment: LessonMoment, in state: State) {
    guard let lesson = state.lesson else { return }
    let view = LessonView(lesson.shelved)
    switch moment {
    case .step(let position):
      printer.beginStep()
      (hasBegunStep, toldOfTask) = (true, nil)
      show(view.heading(step: position))
    case .prose(let prose, let isFirst): show(view.prose(prose, isFirst: isFirst))
    case .willRun(let line): show(view.command(line.text))
    case .failed(let line, let outcome):
      lessonFaults[line] = outcome
      show(view.broken(line, outcome.fault?.reason ?? ""))
    case .startedOver(let position):
      printer.dropStep()
      show(view.heading(step: position) + view.startedOver)
    case .question:
      printer.gauge?.beginQuestion()
      show(view.question(lesson.run, lesson.prediction))
    case .unasked(let event, let refusal):
      let complaint = context(of: event.text).complaint(.refusal(refusal))
      lessonFaults[event] = .failed("this can't be foreseen: \(complaint.headline)")
      show(view.broken(event, complaint.headline))
    case .solution:
      if let solution = view.solution(of: lesson.run, reference(in: state), isDone: true) {
        show(solution)
      }
    case .screens: show(Document([Blank()]) + .screens(of: state))
    }
  }

  /// Tells what the newest line meant for the lesson.
  func tellLesson() {
    if session.stop == nil, let news = session.state.takePredictionNews() { tell(news) }
    guard let lesson = session.state.lessonInFront,
      let news = lesson.takeNews(isStopped: session.stop != nil)
    else { return }
    var ways: [WayOut] = []
    if case .notYet(let findings) = news {
      if !printer.isQuiet { ways = session.state.waysOut(canUndo: session.hasActedInStep) }
      // What was told of the task is told again only when it is otherwise.
      if let told = toldOfTask, told.findings == findings, told.ways == ways { return }
      toldOfTask = (findings, ways)
    }
    report(
      LessonView(lesson.shelved).news(news, in: lesson.run, waysOut: ways.map(\.rawValue)))
    if case .done = news, lesson.run.isFinished { tellEnd() }
  }

  /// Tells what the newest event meant for a prediction, and whether the lesson's step is done with it.
  private func tell(_ news: PredictionNews) {
    let view = PredictionView(session.state)
    switch news {
    case .unanswered(let open): report(view.unanswered(open))
    case .other(let open): report(view.other(open))
    case .graded(let grade):
      report(view.graded(grade))
      guard let lesson = session.state.lessonInFront, lesson.run.isStepDone,
        case .prediction = lesson.run.step.question, lesson.run.isFinished
      else { return }
      tellEnd()
    }
  }

  /// The open prediction, and the answer that turns out right.
  func reference(in state: State) -> (open: OpenPrediction, reference: Forecast)? {
    guard let open = state.prediction, let reference = try? state.reference(of: open) else {
      return nil
    }
    return (open, reference)
  }

  /// Says that the lesson is over, what to take home, and what could come next.
  func tellEnd() {
    guard let lesson = session.state.lessonInFront else { return }
    show(
      LessonView(lesson.shelved).end(
        next: session.environment.course.lesson(after: lesson.shelved),
        count: session.progress.count(of: lesson.shelved.lesson)))
  }
}

extension Complaint {
  /// What a lesson's author is told of a line that can't be carried out.
  var asLessonOutcome: LessonOutcome {
    let reason = [headline, accepted].compactMap(\.self).joined(separator: " ")
    return .failed(reason, at: span?.lowerBound ?? 0)
  }
}
